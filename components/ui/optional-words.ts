/** Here and not in the catalogues: who fills in a public form would fetch what reads those, for one word. */
export const optionalWords = { mn: 'заавал биш', en: 'optional' }
