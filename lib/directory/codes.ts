// Codes and sizes that the specification fixes.

/** Mining companies, suppliers, services, other. */
export const mainCodes = ['01', '02', '03', '04'] as const
export type MainCode = (typeof mainCodes)[number]

/** The category of the consultants: its page shows people in place of companies. */
export const consultantsCode = '0403'

/** How many listings stand on a page of the directory. */
export const listingsOfPage = 36
export const consultantsOfPage = 50

/** The main code that a code begins with. @param code of two or four digits, such as `0301` */
export function mainOf(code: string): MainCode {
  return mainCodes.find((main) => code.startsWith(main)) ?? '04'
}

/** The kinds of contact of a company, in the order of the specification. */
export const contactTypes = ['phone', 'fax', 'email', 'website'] as const

/** How many pages are offered on either side of the current one. */
export const pagesAround = 2
