import { asc, sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCompanies, directoryPeople } from '@/db/schema/directory'
import type { AimagCounts } from '@/lib/organisations/aimags'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { cacheRead } from '@/lib/platform/cache/cached'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { compareWord } from '@/lib/platform/search/grade'
import { looseKey } from '@/lib/platform/search/keys'
import { type RankedTerm, prepareRankedTerm, suggestNamedRecords } from '@/lib/platform/search/ranked'
import { findNearestWords, suggestTitledRecords } from '@/lib/platform/search/suggest'
import { termWordsOf } from '@/lib/platform/search/term'
import { tokensOf } from '@/lib/platform/search/words'
import { type Category, categoryTree } from '../categories/queries'
import { consultantsCode, listingsOfPage } from '../codes'
import { type ListingCard, listCompanyCards } from '../listings/cards'
import { type ConsultantCard, listConsultantCards } from '../listings/consultants'
import { countListingsByCategory } from '../listings/queries'
import { nameIn } from '@/lib/platform/i18n/names'
import { nameOrder } from '../order'
import type { DirectoryQuery } from './address'
import {
  type CategoryIds,
  filterConditions,
  selectFirstByName,
  groupIdsByMainCategory,
  resultOrder,
  selectListings,
  type ListingType,
  selectRankedIds,
} from './listed'
import type { Suggestion } from './schema'

const kindOf = { company: 'listing', consultant: 'consultant' } as const
const bothTypes = ['company', 'consultant'] as const

/** The cache tags of everything that a page of results shows. */
const shownTags = ['search', 'directory', 'directory-categories'] as const

/** A listing among the results, with the words that its row highlights. */
export type FoundListing = { matchedWords: string[] } & (
  { type: 'company'; card: ListingCard } | { type: 'consultant'; card: ConsultantCard }
)

/** How many results each filter value would give. */
export type Facets = {
  types: Record<ListingType, number>
  /** The count for each category code, main codes included. */
  categories: Record<string, number>
  marks: { member: number; exhibitor: number }
  aimags: AimagCounts
  /** The initial letters that at least one found listing has. */
  letters: string[]
}

export type DirectoryAnswer = {
  listings: FoundListing[]
  total: number
  totalPages: number
  /** How many listings match the term without any filter. */
  foundInAll: number
  facets: Facets
  /** The corrected term, when the search corrected a mistyped one; otherwise null. */
  shownFor: string | null
  /** `without`: words that the search index lacks. `isPartial`: a result may also lack one of the others. */
  without: string[]
  isPartial: boolean
  /** Existing words similar to the term, when nothing was found. */
  nearest: string[]
}

async function readCategoryIdsByCode(): Promise<CategoryIds> {
  return new Map((await categoryTree()).flatMap(({ subs }) => subs.map((sub) => [sub.category_code, sub.id])))
}

type CountedPage = Pick<DirectoryAnswer, 'total' | 'foundInAll' | 'facets'> & {
  rows: { type: ListingType; id: number }[]
}

type CountedRow = {
  rows: CountedPage['rows'] | null
  total: number
  found: number
  types: Partial<Record<ListingType, number>> | null
  subs: Record<string, number> | null
  aimags: AimagCounts | null
  letters: string[] | null
  member: number
  exhibitor: number
} & Record<string, unknown>

/** Reads one page of results and the count for every filter value. */
async function readCountedPage(
  query: DirectoryQuery,
  rankedTerm: RankedTerm | null,
  locale: Locale,
  limit = listingsOfPage,
): Promise<CountedPage> {
  const ids = await readCategoryIdsByCode()
  const by = filterConditions(query, ids)
  const allFiltersExcept = (omittedName: keyof typeof by) =>
    sql.join(
      Object.entries(by).flatMap(([name, condition]) => (name === omittedName ? [] : [condition])),
      sql` and `,
    )
  const all = sql.join(Object.values(by), sql` and `)
  const mains = groupIdsByMainCategory(ids)
  const mainCounts = mains.map(
    ([code, ownIds]) =>
      sql`count(*) filter (where ${allFiltersExcept('category')} and categories && ${sql.param(ownIds)}::int[])::int as ${sql.identifier(`main_${code}`)}`,
  )
  const { rows } = await db().execute<CountedRow>(sql`
    with listed as materialized (${selectListings(bothTypes, rankedTerm, locale)}),
    counted as (
      select count(*)::int as found, count(*) filter (where ${all})::int as total,
        count(*) filter (where ${allFiltersExcept('mark')} and member)::int as member,
        count(*) filter (where ${allFiltersExcept('mark')} and exhibitor)::int as exhibitor,
        ${sql.join(mainCounts, sql`, `)},
        array_agg(distinct letter) filter (where ${allFiltersExcept('letter')} and letter <> '') as letters
      from listed
    )
    select counted.*,
      (select json_agg(json_build_object('type', type, 'id', id)) from (
        select type, id from listed where ${all} order by ${resultOrder(query)}
        limit ${limit} offset ${offsetOf({ page: query.page, limit })}) page) as rows,
      (select json_object_agg(type, n) from (
        select type, count(*)::int as n from listed where ${allFiltersExcept('type')} group by type) each) as types,
      (select json_object_agg(category, n) from (
        select category, count(*)::int as n from listed, unnest(categories) category
        where ${allFiltersExcept('category')} group by category) each) as subs,
      (select json_object_agg(aimag, n) from (
        select aimag, count(*)::int as n from listed
        where ${allFiltersExcept('aimag')} and aimag <> '' group by aimag) each) as aimags
    from counted`)
  const row = rows[0]
  const subs = row?.subs ?? {}
  const categories = Object.fromEntries([
    ...mains.map(([code]) => [code, Number(row?.[`main_${code}`] ?? 0)] as const),
    ...[...ids].map(([code, id]) => [code, subs[id] ?? 0] as const),
  ])
  return {
    rows: row?.rows ?? [],
    total: row?.total ?? 0,
    foundInAll: row?.found ?? 0,
    facets: {
      types: { company: row?.types?.company ?? 0, consultant: row?.types?.consultant ?? 0 },
      marks: { member: row?.member ?? 0, exhibitor: row?.exhibitor ?? 0 },
      aimags: row?.aimags ?? {},
      letters: row?.letters ?? [],
      categories,
    },
  }
}

/**
 * Returns the words of a name that begin with a word of the term.
 * @param keys the words of the term, converted by `looseKey`
 */
function wordsBeginningWith(name: string, keys: readonly string[]): string[] {
  return tokensOf(name).flatMap(({ word }) => {
    const loose = looseKey(word)
    return keys.some((key) => loose.startsWith(key)) ? [word] : []
  })
}
const markedLettersMin = 3

async function readFoundListings(
  rows: CountedPage['rows'],
  term: string,
  matchedWords: readonly string[],
  locale: Locale,
): Promise<FoundListing[]> {
  const idsOf = (listingType: ListingType) =>
    rows.flatMap(({ type, id }) => (type === listingType ? [id] : []))
  const [companies, consultants] = await Promise.all([
    listCompanyCards(idsOf('company')),
    listConsultantCards(idsOf('consultant')),
  ])
  const company = new Map(companies.map((card) => [card.id, card]))
  const consultant = new Map(consultants.map((card) => [card.id, card]))
  const readings = termWordsOf(term).flatMap((word) => word.readings.map(({ loose }) => loose))
  const keys = [...new Set(readings)].filter((key) => key.length >= markedLettersMin)
  const wordsToHighlight = (card: { name: string; name_en: string }) => [
    ...matchedWords,
    ...wordsBeginningWith(nameIn(card, locale).text, keys),
  ]
  // A listing may be deleted between the search and this read.
  return rows.flatMap(({ type, id }): FoundListing[] => {
    if (type === 'company') {
      const card = company.get(id)
      return card ? [{ type, card, matchedWords: wordsToHighlight(card) }] : []
    }
    const card = consultant.get(id)
    return card ? [{ type, card, matchedWords: wordsToHighlight(card) }] : []
  })
}

/**
 * Searches for all words of a term. Without a result it searches again: then it ignores words that are not in
 * the search index, and a listing may lack one of the other words.
 * @returns null when the second search has no result either
 */
async function searchOrLeaveOutOneWord<Found>(
  term: string,
  types: readonly ListingType[],
  locale: Locale,
  runSearch: (rankedTerm: RankedTerm) => Promise<{ page: Found; count: number }>,
): Promise<{ ranked: RankedTerm; page: Found } | null> {
  const kinds = types.map((type) => kindOf[type])
  for (const isOneLeftOut of [false, true]) {
    const rankedTerm = await prepareRankedTerm(term, kinds, {
      audience: 'public',
      lang: locale,
      isOneLeftOut,
      mayBeUnfinished: true,
    })
    if (!rankedTerm) continue
    const { page, count } = await runSearch(rankedTerm)
    if (count > 0) return { ranked: rankedTerm, page }
  }
  return null
}

const nothing: Facets = {
  types: { company: 0, consultant: 0 },
  categories: {},
  marks: { member: 0, exhibitor: 0 },
  aimags: {},
  letters: [],
}

/**
 * Counts the listings for every filter value of a query that has no term. The count is cached and all pages
 * of the query share it, because counting is slow.
 */
const countIndex = cacheRead(
  'directory-index-count',
  ['directory', 'directory-categories'],
  async (query: DirectoryQuery, locale: Locale): Promise<CountedPage> =>
    readCountedPage(query, null, locale, 0),
)

/** Reads one page of all listings that pass the filters, sorted by name. */
async function readPageByName(query: DirectoryQuery, locale: Locale): Promise<CountedPage> {
  const ids = await readCategoryIdsByCode()
  const offset = offsetOf({ page: query.page, limit: listingsOfPage })
  const lots = bothTypes.map((type) => selectFirstByName(type, query, ids, locale, offset + listingsOfPage))
  const [counts, { rows }] = await Promise.all([
    countIndex({ ...query, page: 1 }, locale),
    db().execute<CountedPage['rows'][number]>(sql`
      select type, id from (${sql.join(lots, sql` union all `)}) first
      order by name collate "C", type, id limit ${listingsOfPage} offset ${offset}`),
  ])
  return { ...counts, rows }
}

/**
 * Returns one page of the listings that match the term and pass the filters, with the number of results and the
 * counts for each filter. Without a term, every listing matches.
 */
export const searchDirectory = cacheRead(
  'directory-search',
  shownTags,
  async (query: DirectoryQuery, locale: Locale): Promise<DirectoryAnswer> => {
    const { term } = query
    const answer = term
      ? await searchOrLeaveOutOneWord(term, bothTypes, locale, async (rankedTerm) => {
          const page = await readCountedPage(query, rankedTerm, locale)
          return { page, count: page.foundInAll }
        })
      : { ranked: null, page: await readPageByName(query, locale) }
    if (!answer) {
      const nearest = await findNearestWords(term, ['listing', 'consultant'], 'public')
      return {
        listings: [],
        total: 0,
        totalPages: 0,
        foundInAll: 0,
        facets: nothing,
        shownFor: null,
        without: [],
        isPartial: false,
        nearest,
      }
    }
    const { rows, ...counts } = answer.page
    return {
      ...counts,
      listings: await readFoundListings(rows, term, answer.ranked?.matchedWords ?? [], locale),
      totalPages: numberOfPages(counts.total, listingsOfPage),
      shownFor: answer.ranked?.shownFor ?? null,
      without: answer.ranked?.without ?? [],
      isPartial: answer.ranked?.isOneLeftOut ?? false,
      nearest: [],
    }
  },
)

type PageOf<Card> = { rows: Card[]; total: number; totalPages: number }

type ListingIdPage = { ids: number[]; total: number }

/** Reads the number of a term's results, and the ids of the results on one page, best match first. */
async function readIdsByRank(candidates: SQL, paging: Paging): Promise<ListingIdPage> {
  const { rows } = await db().execute<ListingIdPage>(sql`
    with listed as materialized (${candidates})
    select (select count(*)::int from listed) as total, array(
      select id from listed order by rank, dated_at desc, id desc
      limit ${paging.limit} offset ${offsetOf(paging)}) as ids`)
  return rows[0] ?? { ids: [], total: 0 }
}

/** Reads the number of all listings of a type, and the ids of the listings on one page, sorted by name. */
async function readIdsByName(type: ListingType, locale: Locale, paging: Paging): Promise<ListingIdPage> {
  const table = type === 'company' ? directoryCompanies : directoryPeople
  const [total, rows] = await Promise.all([
    db().$count(table, sql`${table.is_listed}`),
    db()
      .select({ id: table.id })
      .from(table)
      .where(sql`${table.is_listed}`)
      .orderBy(nameOrder(table, locale), asc(table.id))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
  ])
  return { ids: rows.map(({ id }) => id), total }
}

async function readPageOfType<Card>(
  type: ListingType,
  listCards: (ids: readonly number[]) => Promise<Card[]>,
  term: string,
  locale: Locale,
  paging: Paging,
): Promise<PageOf<Card>> {
  const answer = term
    ? await searchOrLeaveOutOneWord(term, [type], locale, async (rankedTerm) => {
        const page = await readIdsByRank(selectRankedIds(type, rankedTerm), paging)
        return { page, count: page.total }
      })
    : { page: await readIdsByName(type, locale, paging) }
  if (!answer) return { rows: [], total: 0, totalPages: 0 }
  const { ids, total } = answer.page
  return { rows: await listCards(ids), total, totalPages: numberOfPages(total, paging.limit) }
}

/** Reads one page of the companies that match a term; for an empty term, of all companies. */
export const findCompanies = cacheRead(
  'directory-search-companies',
  shownTags,
  (term: string, locale: Locale, page: number, limit: number): Promise<PageOf<ListingCard>> =>
    readPageOfType('company', listCompanyCards, term, locale, { page, limit }),
)

/** Reads one page of the consulting engineers that match a term; for an empty term, of all of them. */
export const findConsultants = cacheRead(
  'directory-search-consultants',
  shownTags,
  (term: string, locale: Locale, page: number, limit: number): Promise<PageOf<ConsultantCard>> =>
    readPageOfType('consultant', listConsultantCards, term, locale, { page, limit }),
)

const suggestedMax = 8
const suggestedCategoriesMax = 3
/** The fewest letters that find a category. */
const categoryLettersMin = 2
/** The lowest grade of a word of its name: the beginning of two letters has it, with another vowel it has not. */
const categoryGradeMin = 0.5

/** Suggests the sub-categories with listings whose names have a word beginning with each of the typed words. */
async function suggestCategories(text: string, locale: Locale): Promise<Suggestion[]> {
  const words = termWordsOf(text)
  if (words.length === 0 || words.every(({ word }) => word.length < categoryLettersMin)) return []
  const [tree, counts] = await Promise.all([categoryTree(), countListingsByCategory()])
  const isMeant = ({ name, name_en }: Category) => {
    const nameTokens = tokensOf(`${name} ${name_en}`)
    return words.every((word) =>
      nameTokens.some((token) => (compareWord(word, token.word)?.grade ?? 0) >= categoryGradeMin),
    )
  }
  return tree
    .flatMap(({ subs }) => subs)
    .flatMap((category): Suggestion[] => {
      const { id, category_code } = category
      const count = counts[category_code] ?? 0
      if (count === 0 || !isMeant(category)) return []
      return [
        {
          type: 'category',
          id,
          name: bilingualText(category, 'name', locale).text,
          category_code,
          logo: null,
          count,
        },
      ]
    })
    .slice(0, suggestedCategoriesMax)
}

/**
 * Suggests categories, then listings whose names begin with the typed text, then those whose names have its
 * words.
 */
export const suggestListings = cacheRead(
  'directory-suggestions',
  shownTags,
  async (text: string, locale: Locale): Promise<Suggestion[]> => {
    const kinds = ['listing', 'consultant'] as const
    const [categories, nameHits, titleHits] = await Promise.all([
      suggestCategories(text, locale),
      suggestNamedRecords(text, kinds, 'public', suggestedMax),
      suggestTitledRecords(text, { kinds, audience: 'public', limit: suggestedMax }),
    ])
    const isNamed = ({ kind, id }: (typeof titleHits)[number]) =>
      nameHits.some((hit) => hit.kind === kind && hit.id === id)
    const hits = [...nameHits, ...titleHits.filter((hit) => !isNamed(hit))].slice(
      0,
      suggestedMax - categories.length,
    )
    const idsOfKind = (kind: string) => hits.flatMap((hit) => (hit.kind === kind ? [hit.id] : []))
    const [companies, consultants] = await Promise.all([
      listCompanyCards(idsOfKind('listing')),
      listConsultantCards(idsOfKind('consultant')),
    ])
    const listings = hits.flatMap(({ kind, id }): Suggestion[] => {
      const company = kind === 'listing' ? companies.find((each) => each.id === id) : undefined
      const card = company ?? consultants.find((each) => kind === 'consultant' && each.id === id)
      if (!card) return []
      return [
        {
          type: company ? 'company' : 'consultant',
          id,
          name: nameIn(card, locale).text,
          category_code: company ? (company.categories[0]?.category_code ?? '') : consultantsCode,
          logo: company?.logo ?? null,
          count: null,
        },
      ]
    })
    return [...categories, ...listings]
  },
)
