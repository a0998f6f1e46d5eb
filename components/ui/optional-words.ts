/** Not in the catalogues: a public form would load the message library for one word. */
export const optionalWords = { mn: 'заавал биш', en: 'optional' }
