// Codes and sizes that the specification fixes.

/** Mining companies, suppliers, services, other. */
export const mainCodes = ['01', '02', '03', '04'] as const
export type MainCode = (typeof mainCodes)[number]

/** The category of the consultants: its page shows people instead of companies. */
export const consultantsCode = '0403'

/** Listings on a page of the directory. */
export const listingsOfPage = 36
export const consultantsOfPage = 50

/** Returns the main code of a code. @param code of two or four digits, such as `0301` */
export function mainCodeOf(code: string): MainCode {
  return mainCodes.find((main) => code.startsWith(main)) ?? '04'
}

/** The kinds of contact of a company, in the order of the specification. */
export const contactTypes = ['phone', 'fax', 'email', 'website'] as const

/** How many page links are shown on either side of the current one. */
export const pagesAround = 2
