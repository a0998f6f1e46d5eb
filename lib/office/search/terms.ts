/** The most letters of a search term. Not in `schema.ts`, so that the search field need not load zod. */
export const termLengthMax = 200
