/** The most letters of a search term. In a separate file, so that the search field loads no schema. */
export const termLengthMax = 200
