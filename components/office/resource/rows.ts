import type { Resource } from '@/lib/platform/api/resource'
import { parseSort } from '../list/search'
import type { Row } from './bound'

/** A function that returns a parameter of a list from the URL, or null if it is missing. */
export type ParamReader = (name: string) => string | null

/** Returns the filter values from the URL or, if missing there, their defaults; without empty values. */
export function activeFilterValues({ list }: Resource, paramOf: ParamReader): Record<string, string> {
  const values = Object.entries(list.filters ?? {}).map(([name, { byDefault }]) => [
    name,
    paramOf(name) ?? byDefault ?? '',
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== '') as [string, string][])
}

const isServerFilter = ({ list }: Resource, filter: string) => list.filters?.[filter]?.isAsked === true

const pickValuesByName = (values: Record<string, string>, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)))

/**
 * Returns the filter value that a new record takes over, such as the edition; '' if there is none.
 */
export function filterValueForNewRecord({ list }: Resource, paramOf: ParamReader): string {
  const holder = Object.entries(list.filters ?? {}).find(([, { holdsNew }]) => holdsNew)?.[0]
  return (holder && paramOf(holder)) ?? ''
}

/**
 * Returns the input of the list's call, without page and size. For a list without pages it contains only the
 * search term and the filters marked `isAsked`; the browser applies the other filters.
 */
export function listCallInput(resource: Resource, paramOf: ParamReader): Record<string, string> {
  const { list } = resource
  const term = list.search && paramOf('term')
  const words: Record<string, string> = term ? { term } : {}
  if (!list.pageSizes)
    return {
      ...pickValuesByName(activeFilterValues(resource, paramOf), (name) => isServerFilter(resource, name)),
      ...words,
    }
  const sort = list.sorts && parseSort(paramOf('sort'), list.sorts) ? paramOf('sort') : null
  return { ...activeFilterValues(resource, paramOf), ...words, ...(sort ? { sort } : {}) }
}

/** Returns a reader that ignores search and sorting in the URL; it is used while staff reorder all rows. */
export const withoutSearchAndSort =
  (paramOf: ParamReader): ParamReader =>
  (name) =>
    name === 'term' || name === 'sort' ? null : paramOf(name)

const collator = new Intl.Collator('mn', { numeric: true, sensitivity: 'base' })

/** Filters and sorts the rows of a list without pages in the browser. */
export function filterAndSortRows(resource: Resource, rows: readonly Row[], paramOf: ParamReader): Row[] {
  const { list } = resource
  const filters = Object.entries(
    pickValuesByName(activeFilterValues(resource, paramOf), (name) => !isServerFilter(resource, name)),
  )
  const visibleRows = rows.filter((row) => filters.every(([name, value]) => String(row[name]) === value))
  const sort = parseSort(paramOf('sort'), list.sorts ?? [])
  if (!sort) return visibleRows
  const direction = sort.isDescending ? -1 : 1
  return visibleRows.sort(
    (one, other) =>
      direction * collator.compare(String(one[sort.column] ?? ''), String(other[sort.column] ?? '')),
  )
}
