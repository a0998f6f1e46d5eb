/** Longer than any name that people search for. */
export const termLettersMax = 200
