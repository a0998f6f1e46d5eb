/** Converts a term to capitals, as names are stored. */
export const sentTerm = (term: string) => term.toLocaleUpperCase('mn')
