/**
 * The word «optional» in each language. It is not in the catalogues, because a public form would load the
 * message library for this one word.
 */
export const optionalWords = { mn: 'заавал биш', en: 'optional' }
