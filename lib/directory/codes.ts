// Codes and sizes that the specification fixes.

/** The codes of the four main categories: mining companies, suppliers, services, other. */
export const mainCodes = ['01', '02', '03', '04'] as const
export type MainCode = (typeof mainCodes)[number]

/** The code of the consultants' category, whose page shows people instead of companies. */
export const consultantsCode = '0403'

/** How many companies one page of the directory shows; a page of consultants shows `consultantsOfPage`. */
export const listingsOfPage = 36
export const consultantsOfPage = 50

/** Returns the code of the main category: `03` for `0301`, and `04` (other) for an unknown code. */
export function mainCodeOf(code: string): MainCode {
  return mainCodes.find((main) => code.startsWith(main)) ?? '04'
}

/** The kinds of contact of a company, in the order of the specification. */
export const contactTypes = ['phone', 'fax', 'email', 'website'] as const

/** The most links to neighbouring pages that a list shows on each side of the current page's number. */
export const pagesAround = 2
