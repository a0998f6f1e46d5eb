import { sql, type SQL } from 'drizzle-orm'
import {
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryPeople,
} from '@/db/schema/directory'
import { eventPartners, events } from '@/db/schema/event'
import { memberCompanies } from '@/db/schema/members'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { RankedTerm } from '@/lib/platform/search/ranked'
import { consultantsCode, mainCodeOf } from '../codes'
import type { DirectoryQuery } from './address'

// The SQL of the directory's search. For a term it joins the search's ranked matches to the published
// listings; without a term it sorts all published listings by name.

export type ListingType = 'company' | 'consultant'
const kindOf = { company: 'listing', consultant: 'consultant' } as const

/** The id of each sub-category, by its code. */
export type CategoryIds = ReadonlyMap<string, number>

const letterColumn = (locale: Locale) => sql.raw(locale === 'en' ? 'initial_en' : 'initial')
const collatedSortNameColumn = (locale: Locale) =>
  sql.raw(`${locale === 'en' ? 'sort_name_en' : 'sort_name'} collate "C"`)

/** Selects the companies that are members of the association; `exhibitors` those of the live edition of the event. */
export const members = sql`(select ${memberCompanies.company_id} from ${memberCompanies}
  where ${memberCompanies.active} and ${memberCompanies.company_id} is not null)`
export const exhibitors = sql`(select ${eventPartners.company_id} from ${eventPartners}
  join ${events} on ${events.id} = ${eventPartners.event_id} and ${events.is_current}
  where ${eventPartners.role} = 'exhibitor' and ${eventPartners.company_id} is not null)`

const tableOf = (type: ListingType) => (type === 'company' ? directoryCompanies : directoryPeople)

/** Selects the listings of one type with the columns that the filters and the sort order use. */
function selectListingsOfType(type: ListingType, rankedTerm: RankedTerm | null, locale: Locale): SQL {
  const table = tableOf(type)
  const rank = rankedTerm
    ? sql`hit.rank as rank, hit.dated_at as dated_at`
    : sql`0::real as rank, null::timestamptz as dated_at`
  const marks =
    type === 'company'
      ? sql`own.id in ${members} as member, own.id in ${exhibitors} as exhibitor`
      : sql`false as member, false as exhibitor`
  const aimag = type === 'company' ? sql`own.aimag` : sql`''`
  const categories =
    type === 'company'
      ? sql`array(select placed.category_id from ${directoryCompanyCategories} placed where placed.company_id = own.id)`
      : sql`array(select known.id from ${directoryCategories} known where known.category_code = ${consultantsCode})`
  const from = rankedTerm
    ? sql`(${rankedTerm.relation(kindOf[type])}) hit join ${table} own on own.id = hit.record_id`
    : sql`${table} own`
  return sql`
    select ${type}::text as type, own.id, ${rank}, own.${collatedSortNameColumn(locale)} as name, own.${letterColumn(locale)} as letter, ${marks}, ${aimag} as aimag, ${categories} as categories
    from ${from} where own.is_listed`
}

export const selectListings = (
  types: readonly ListingType[],
  rankedTerm: RankedTerm | null,
  locale: Locale,
): SQL =>
  sql.join(
    types.map((type) => selectListingsOfType(type, rankedTerm, locale)),
    sql` union all `,
  )

/** Selects the published listings of one type that match a term: id, rank and date. */
export const selectRankedIds = (type: ListingType, rankedTerm: RankedTerm): SQL => sql`
  select own.id, hit.rank, hit.dated_at from (${rankedTerm.relation(kindOf[type])}) hit
  join ${tableOf(type)} own on own.id = hit.record_id and own.is_listed`

/** Selects the first listings of one type, sorted by name, that pass the filters. */
export function selectFirstByName(
  type: ListingType,
  { letter, mark, aimag, category, type: typeFilter }: DirectoryQuery,
  ids: CategoryIds,
  locale: Locale,
  count: number,
): SQL {
  const conditions = [
    sql`own.is_listed`,
    ...(typeFilter && typeFilter !== type ? [sql`false`] : []),
    ...(letter ? [sql`own.${letterColumn(locale)} = ${letter}`] : []),
    ...(type === 'consultant'
      ? [
          ...(mark || aimag ? [sql`false`] : []),
          ...(category && !consultantsCode.startsWith(category) ? [sql`false`] : []),
        ]
      : [
          ...(aimag ? [sql`own.aimag = ${aimag}`] : []),
          ...(mark === 'member' ? [sql`own.id in ${members}`] : []),
          ...(mark === 'exhibitor' ? [sql`own.id in ${exhibitors}`] : []),
          ...(category
            ? [
                sql`exists (select from ${directoryCompanyCategories} placed
                  where placed.company_id = own.id and placed.category_id = any (${sql.param(categoryIdsUnder(category, ids))}::int[]))`,
              ]
            : []),
        ]),
  ]
  return sql`(select ${type}::text as type, own.id, own.${collatedSortNameColumn(locale)} as name from ${tableOf(type)} own
    where ${sql.join(conditions, sql` and `)} order by own.${collatedSortNameColumn(locale)}, own.id limit ${count})`
}

const categoryIdsUnder = (category: string, ids: CategoryIds) =>
  [...ids].flatMap(([code, id]) => (code.startsWith(category) ? [id] : []))

/**
 * Sorts the best match first unless the query sorts by name. Without a term all ranks are equal, so the name
 * decides.
 */
export const resultOrder = ({ sort }: DirectoryQuery) =>
  sql`${sort === 'name' ? sql`` : sql`rank, dated_at desc nulls last, `}name collate "C", type, id desc`

/** Returns one condition for each filter, because the counts of a filter's values ignore that filter. */
export function filterConditions({ type, category, mark, aimag, letter }: DirectoryQuery, ids: CategoryIds) {
  return {
    type: type ? sql`type = ${type}` : sql`true`,
    category: category ? sql`categories && ${sql.param(categoryIdsUnder(category, ids))}::int[]` : sql`true`,
    mark: mark ? sql.raw(mark) : sql`true`,
    aimag: aimag ? sql`aimag = ${aimag}` : sql`true`,
    letter: letter ? sql`letter = ${letter}` : sql`true`,
  }
}

/** Groups the ids of sub-categories by the code of their main category. */
export function groupIdsByMainCategory(ids: CategoryIds): [string, number[]][] {
  const mains = new Map<string, number[]>()
  for (const [code, id] of ids) mains.set(mainCodeOf(code), [...(mains.get(mainCodeOf(code)) ?? []), id])
  return [...mains]
}
