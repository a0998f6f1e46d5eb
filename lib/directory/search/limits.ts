/** The most letters of a search term; no name is longer. */
export const termLettersMax = 200
