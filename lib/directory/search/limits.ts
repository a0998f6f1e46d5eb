/** The most characters of a search term. */
export const termLettersMax = 200
