/** Converts a term to capitals, as names are stored. */
export const upperCaseTerm = (term: string) => term.toLocaleUpperCase('mn')
