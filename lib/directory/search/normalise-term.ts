/** Converts a term to capitals, as names are stored. */
export const normaliseTerm = (term: string) => term.toLocaleUpperCase('mn')
