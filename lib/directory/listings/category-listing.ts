import type { AimagCounts } from '@/lib/organisations/aimags'
import type { Locale } from '@/lib/platform/i18n/locale'
import { consultantsCode, consultantsOfPage, listingsOfPage } from '../codes'
import type { ListingCard } from './cards'
import type { ConsultantCard } from './consultants'
import {
  categoryIdsOf,
  countCompaniesByAimag,
  findCategory,
  type FoundCategory,
  listCompaniesIn,
  listConsultants,
} from './queries'

type CategoryPage = {
  category: FoundCategory
  code: string
  page: number
  total: number
  totalPages: number
}
/** A page of a category: people in the consultants' category, companies in all others. */
export type CategoryListing = CategoryPage &
  (
    | { kind: 'companies'; rows: ListingCard[]; aimags: AimagCounts }
    | { kind: 'consultants'; rows: ConsultantCard[] }
  )

/** The highest accepted page number. */
const pagesMax = 10_000

/**
 * Reads the data of a category's page.
 * @param pathSegments the segments of the path after `category`: the category's code, then the page number,
 * which the first page does not have
 * @returns null for an unknown category or an invalid page number
 */
export async function readCategoryListing(
  pathSegments: readonly string[],
  locale: Locale,
): Promise<CategoryListing | null> {
  const [code = '', number, ...rest] = pathSegments
  const page = number === undefined ? 1 : /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 0
  // Page 1 has no number in its path, so that it has a single address.
  if (rest.length > 0 || page < 1 || page > pagesMax || (number !== undefined && page === 1)) return null
  const category = await findCategory(code)
  if (!category) return null
  if (code === consultantsCode) {
    const people = await listConsultants(locale, page, consultantsOfPage)
    return { kind: 'consultants', category, code, page, ...people }
  }
  const categoryIds = categoryIdsOf(category)
  const [companies, aimags] = await Promise.all([
    listCompaniesIn(categoryIds, locale, page, listingsOfPage),
    countCompaniesByAimag(categoryIds),
  ])
  return { kind: 'companies', category, code, page, aimags, ...companies }
}
