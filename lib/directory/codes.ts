// Codes and sizes that the specification fixes.

/** The codes of the four main categories: mining companies, suppliers, services, other. */
export const mainCodes = ['01', '02', '03', '04'] as const
export type MainCode = (typeof mainCodes)[number]

/** The code of the consultants' category, whose page shows people instead of companies. */
export const consultantsCode = '0403'

/** How many companies one page of the directory shows; the next constant is for consultants. */
export const listingsOfPage = 36
export const consultantsOfPage = 50

/** Returns the main category's code: `03` for `0301`; `04` for an unknown code of two or four digits. */
export function mainCodeOf(code: string): MainCode {
  return mainCodes.find((main) => code.startsWith(main)) ?? '04'
}

/** The kinds of contact of a company, in the order of the specification. */
export const contactTypes = ['phone', 'fax', 'email', 'website'] as const

/** The most page links that are shown on either side of the current one. */
export const pagesAround = 2
