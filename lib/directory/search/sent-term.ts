/** A term as it is sent: in capitals, as names are stored. */
export const sentTerm = (term: string) => term.toLocaleUpperCase('mn')
