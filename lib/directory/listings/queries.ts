import { and, asc, count, countDistinct, eq, inArray, ne, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryFormerCompanies,
  directoryPeople,
  directoryRegistrants,
} from '@/db/schema/directory'
import type { AimagCounts } from '@/lib/organisations/aimags'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { cacheRead } from '@/lib/platform/cache/cached'
import type { Locale } from '@/lib/platform/i18n/locale'
import { listRecentNews } from '@/lib/content/news/queries'
import type { NewsItem } from '@/lib/content/news/schema'
import { readCategoryCompanyCount, readCompanyCounts } from '../categories/counts'
import { type Category, categoryTree, type MainCategory } from '../categories/queries'
import { consultantsCode } from '../codes'
import { nameOrder } from '../order'
import { type ListingCard, listCompanyCards } from './cards'
import { consultantColumns, type ConsultantCard } from './consultants'

/** One page of listings, with the number of all listings and of all pages. */
type Page<Row> = { rows: Row[]; total: number; totalPages: number }

/** The category that has a code: `sub` is null when the code belongs to a main category. */
export type FoundCategory = { main: MainCategory; sub: Category | null }

/** @returns null when no category has the code */
export async function findCategory(code: string): Promise<FoundCategory | null> {
  const main = (await categoryTree()).find(({ category_code }) => code.startsWith(category_code))
  if (!main) return null
  if (code === main.category_code) return { main, sub: null }
  const sub = main.subs.find(({ category_code }) => category_code === code)
  return sub ? { main, sub } : null
}

const links = directoryCompanyCategories
// The bare boolean column, as in the partial indexes: Postgres would not use them for `is_listed = $1`.
const isListedPerson = sql`${directoryPeople.is_listed}`
const isListedCompany = sql`${directoryCompanies.is_listed}`

/**
 * Counts the listed companies in categories. For one category it reads the stored count. For several
 * categories it counts each company once, even if the company is in more than one of them.
 */
async function countCompaniesIn(categoryIds: readonly number[]): Promise<number> {
  const [only] = categoryIds
  if (only !== undefined && categoryIds.length === 1) return readCategoryCompanyCount(only)
  const [row] = await db()
    .select({ total: countDistinct(links.company_id) })
    .from(links)
    .where(and(inArray(links.category_id, [...categoryIds]), links.is_listed))
  return row?.total ?? 0
}

/**
 * Reads the ids for one page of the companies in some categories, sorted by name, each id once. From each of
 * several categories it reads only as many companies as the requested page and all pages before it can show.
 */
async function listCompanyIdsIn(
  categoryIds: readonly number[],
  locale: Locale,
  paging: Paging,
): Promise<number[]> {
  const name = locale === 'en' ? links.sort_name_en : links.sort_name
  const [only] = categoryIds
  if (only !== undefined && categoryIds.length === 1) {
    const rows = await db()
      .select({ id: links.company_id })
      .from(links)
      .where(and(eq(links.category_id, only), links.is_listed))
      .orderBy(nameOrder(links, locale), asc(links.company_id))
      .limit(paging.limit)
      .offset(offsetOf(paging))
    return rows.map(({ id }) => id)
  }
  const neededCount = offsetOf(paging) + paging.limit
  const { rows } = await db().execute<{ id: number }>(sql`
    select distinct first.sort_name collate "C" as sort_name, first.id
    from unnest(${sql.param([...categoryIds])}::int[]) as wanted (category_id)
    cross join lateral (
      select ${name} as sort_name, ${links.company_id} as id
      from ${links}
      where ${links.category_id} = wanted.category_id and ${links.is_listed}
      order by ${nameOrder(links, locale)}, ${links.company_id}
      limit ${neededCount}
    ) as first
    order by 1, 2
    limit ${paging.limit} offset ${offsetOf(paging)}`)
  return rows.map(({ id }) => id)
}

/** Reads one page of the companies of some categories, sorted by name. */
export const listCompaniesIn = cacheRead(
  'directory-companies',
  ['directory'],
  async (
    categoryIds: readonly number[],
    locale: Locale,
    page: number,
    limit: number,
  ): Promise<Page<ListingCard>> => {
    if (categoryIds.length === 0) return { rows: [], total: 0, totalPages: 0 }
    const [total, ids] = await Promise.all([
      countCompaniesIn(categoryIds),
      listCompanyIdsIn(categoryIds, locale, { page, limit }),
    ])
    return { rows: await listCompanyCards(ids), total, totalPages: numberOfPages(total, limit) }
  },
)

/**
 * Returns the ids of the categories whose companies a category's page shows: for a main category those of all
 * its sub-categories.
 */
export function categoryIdsOf({ main, sub }: FoundCategory): number[] {
  return sub ? [sub.id] : main.subs.map(({ id }) => id)
}

/** Reads one page of the consulting engineers, sorted by name. */
export const listConsultants = cacheRead(
  'directory-consultants',
  ['directory'],
  async (locale: Locale, page: number, limit: number): Promise<Page<ConsultantCard>> => {
    const [total, rows] = await Promise.all([
      db().$count(directoryPeople, isListedPerson),
      db()
        .select(consultantColumns)
        .from(directoryPeople)
        .where(isListedPerson)
        .orderBy(nameOrder(directoryPeople, locale), asc(directoryPeople.id))
        .limit(limit)
        .offset(offsetOf({ page, limit })),
    ])
    return { rows, total, totalPages: numberOfPages(total, limit) }
  },
)

/** A company with the stored texts of its page in both languages. */
export type CompanyRecord = ListingCard & {
  aimag: string
  sum: string
  sum_en: string
  address: string
  address_en: string
  about: string
  about_en: string
  updated_at: string
  /** Whether visitors can send the company a letter: it has a registrant or an e-mail contact. */
  hasMail: boolean
}

/** @returns null when the listing is not public */
export const getListedCompany = cacheRead(
  'directory-company',
  ['directory'],
  async (id: number): Promise<CompanyRecord | null> => {
    const { aimag, sum, sum_en, address, address_en, about, about_en, updated_at } = directoryCompanies
    const [[card], [texts], [registrant]] = await Promise.all([
      listCompanyCards([id]),
      db()
        .select({ aimag, sum, sum_en, address, address_en, about, about_en, updated_at })
        .from(directoryCompanies)
        .where(and(eq(directoryCompanies.id, id), directoryCompanies.is_listed)),
      db()
        .select({ id: directoryRegistrants.id })
        .from(directoryRegistrants)
        .where(eq(directoryRegistrants.company_id, id)),
    ])
    if (!card || !texts) return null
    const hasMail = Boolean(registrant) || card.contacts.some(({ contact_type }) => contact_type === 'email')
    return { ...card, ...texts, updated_at: texts.updated_at.toISOString(), hasMail }
  },
)

/** Finds the company into which a deleted company was merged. @returns null when `id` was not merged */
export const companyInPlaceOf = cacheRead(
  'directory-former-company',
  ['directory'],
  async (id: number): Promise<number | null> => {
    const [former] = await db()
      .select({ id: directoryFormerCompanies.company_id })
      .from(directoryFormerCompanies)
      .where(eq(directoryFormerCompanies.id, id))
    return former?.id ?? null
  },
)

/** @returns null when the listing is not public */
export const getListedConsultant = cacheRead(
  'directory-consultant',
  ['directory'],
  async (id: number): Promise<(ConsultantCard & { updated_at: string }) | null> => {
    const [person] = await db()
      .select({ ...consultantColumns, updated_at: directoryPeople.updated_at })
      .from(directoryPeople)
      .where(and(eq(directoryPeople.id, id), directoryPeople.is_listed))
    return person ? { ...person, updated_at: person.updated_at.toISOString() } : null
  },
)

const neighboursMax = 4

/**
 * Lists up to four companies that follow a company in a category, sorted by name; after the last company the
 * list continues with the first. Also returns the number of listed companies in the category.
 */
export const listNeighbours = cacheRead(
  'directory-neighbours',
  ['directory'],
  async (
    companyId: number,
    categoryId: number,
    locale: Locale,
  ): Promise<{ rows: ListingCard[]; total: number }> => {
    const order = nameOrder(links, locale)
    const ownRow = db()
      .select({ place: sql`${order}`.as('place'), company_id: links.company_id })
      .from(links)
      .where(and(eq(links.category_id, categoryId), eq(links.company_id, companyId)))
      .as('own')
    const inCategory = and(eq(links.category_id, categoryId), links.is_listed)
    const fullOrder = [order, asc(links.company_id)]
    const [after, first, total] = await Promise.all([
      db()
        .select({ id: links.company_id })
        .from(links)
        .where(
          and(
            inCategory,
            sql`(${order}, ${links.company_id}) > (select ${ownRow.place}, ${ownRow.company_id} from ${ownRow})`,
          ),
        )
        .orderBy(...fullOrder)
        .limit(neighboursMax),
      db()
        .select({ id: links.company_id })
        .from(links)
        .where(inCategory)
        .orderBy(...fullOrder)
        .limit(neighboursMax + 1),
      readCategoryCompanyCount(categoryId),
    ])
    const others = [...after, ...first].map(({ id }) => id).filter((id) => id !== companyId)
    return { rows: await listCompanyCards([...new Set(others)].slice(0, neighboursMax)), total }
  },
)

/** How many news items the directory's home page shows. */
const newsShown = 4
export async function listDirectoryNews(): Promise<NewsItem[]> {
  return (await listRecentNews()).slice(0, newsShown)
}

/** Returns the category whose listings are people; null when it does not exist. */
export async function findConsultantsCategory(): Promise<Category | null> {
  return (await findCategory(consultantsCode))?.sub ?? null
}

/** Counts the listed companies and consultants, each of which has a page. */
export const countListings = cacheRead(
  'directory-count',
  ['directory'],
  async (): Promise<{ companies: number; consultants: number }> => {
    const [companies, consultants] = await Promise.all([
      db().$count(directoryCompanies, isListedCompany),
      db().$count(directoryPeople, isListedPerson),
    ])
    return { companies, consultants }
  },
)

/** Counts the listings of each sub-category, by its code: companies, and the consultants of their category. */
export const countListingsByCategory = cacheRead(
  'directory-category-listings',
  ['directory', 'directory-categories'],
  async (): Promise<Record<string, number>> => {
    const [tree, companies, { consultants }] = await Promise.all([
      categoryTree(),
      readCompanyCounts(),
      countListings(),
    ])
    return Object.fromEntries(
      tree.flatMap(({ subs }) =>
        subs.map(({ id, category_code }) => [
          category_code,
          category_code === consultantsCode ? consultants : (companies.get(id) ?? 0),
        ]),
      ),
    )
  },
)

/**
 * Counts the listed companies of each aimag: of some categories, each company once, or of the whole directory.
 */
export const countCompaniesByAimag = cacheRead(
  'directory-aimags',
  ['directory'],
  async (categoryIds: readonly number[] | null): Promise<AimagCounts> => {
    const { id, aimag } = directoryCompanies
    const isIn = categoryIds
      ? inArray(
          id,
          db()
            .select({ id: links.company_id })
            .from(links)
            .where(and(inArray(links.category_id, [...categoryIds]), links.is_listed)),
        )
      : undefined
    const rows = await db()
      .select({ aimag, count: count() })
      .from(directoryCompanies)
      .where(and(isListedCompany, ne(aimag, ''), isIn))
      .groupBy(aimag)
    return Object.fromEntries(rows.map((row) => [row.aimag, row.count]))
  },
)

/** Returns the ids of the categories with at least one listed company. */
export const listedCategoryIds = cacheRead(
  'directory-listed-categories',
  ['directory'],
  async (): Promise<number[]> => {
    const rows = await db()
      .select({ id: directoryCategories.id })
      .from(directoryCategories)
      .where(
        sql`exists (select from ${links} where ${links.category_id} = ${directoryCategories.id} and ${links.is_listed})`,
      )
    return rows.map(({ id }) => id)
  },
)

type ListingAddress = { id: number; changedAt: string; name: string; name_en: string }

/** Lists one part of all listed companies in the order of their ids, for the sitemap; `part` starts at 1. */
export const listCompanyAddresses = cacheRead(
  'directory-company-addresses',
  ['directory'],
  async (part: number, size: number): Promise<ListingAddress[]> => {
    const { id, updated_at, name, name_en } = directoryCompanies
    const rows = await db()
      .select({ id, updated_at, name, name_en })
      .from(directoryCompanies)
      .where(isListedCompany)
      .orderBy(asc(id))
      .limit(size)
      .offset((part - 1) * size)
    return rows.map(({ updated_at: updatedAt, ...row }) => ({ ...row, changedAt: updatedAt.toISOString() }))
  },
)

/** Lists all listed consulting engineers in the order of their ids, for the sitemap. */
export const listConsultantAddresses = cacheRead(
  'directory-consultant-addresses',
  ['directory'],
  async (): Promise<ListingAddress[]> => {
    const { id, updated_at, name, name_en } = directoryPeople
    const rows = await db()
      .select({ id, updated_at, name, name_en })
      .from(directoryPeople)
      .where(isListedPerson)
      .orderBy(asc(id))
    return rows.map(({ updated_at: updatedAt, ...row }) => ({ ...row, changedAt: updatedAt.toISOString() }))
  },
)
