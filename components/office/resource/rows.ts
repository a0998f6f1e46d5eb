import type { Resource } from '@/lib/platform/api/resource'
import { sortFrom } from '../list/search'
import type { Row } from './bound'

/** What of a list the URL asks for, by the names of its parameters. */
export type ParamReader = (name: string) => string | null

/** The values of a list's filters: those of the URL, or what stands for nothing chosen. */
export function filterValues({ list }: Resource, paramOf: ParamReader): Record<string, string> {
  const values = Object.entries(list.filters ?? {}).map(([name, { byDefault }]) => [
    name,
    paramOf(name) ?? byDefault ?? '',
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== '') as [string, string][])
}

const isAsked = ({ list }: Resource, filter: string) => list.filters?.[filter]?.isAsked === true

const only = (values: Record<string, string>, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)))

/** What a new record of a list belongs to: what the list is narrowed to, or nothing. */
export function newUnder({ list }: Resource, paramOf: ParamReader): string {
  const holder = Object.entries(list.filters ?? {}).find(([, { holdsNew }]) => holdsNew)?.[0]
  return (holder && paramOf(holder)) ?? ''
}

/** What the call is asked for, beside page and size; of a list without pages it takes the words and what it says it is asked. */
export function listInput(resource: Resource, paramOf: ParamReader): Record<string, string> {
  const { list } = resource
  const term = list.search && paramOf('term')
  const words: Record<string, string> = term ? { term } : {}
  if (!list.pageSizes)
    return { ...only(filterValues(resource, paramOf), (name) => isAsked(resource, name)), ...words }
  const sort = list.sorts && sortFrom(paramOf('sort'), list.sorts) ? paramOf('sort') : null
  return { ...filterValues(resource, paramOf), ...words, ...(sort ? { sort } : {}) }
}

/** The same without words and sorting: an order is one of all rows, as they stand. */
export const asTheyStand =
  (paramOf: ParamReader): ParamReader =>
  (name) =>
    name === 'term' || name === 'sort' ? null : paramOf(name)

const collator = new Intl.Collator('mn', { numeric: true, sensitivity: 'base' })

/** The rows of a list without pages, narrowed by its filters and sorted as the URL asks. */
export function shownRows(resource: Resource, rows: readonly Row[], paramOf: ParamReader): Row[] {
  const { list } = resource
  const filters = Object.entries(only(filterValues(resource, paramOf), (name) => !isAsked(resource, name)))
  const visibleRows = rows.filter((row) => filters.every(([name, value]) => String(row[name]) === value))
  const sort = sortFrom(paramOf('sort'), list.sorts ?? [])
  if (!sort) return visibleRows
  const direction = sort.isDescending ? -1 : 1
  return visibleRows.sort(
    (one, other) =>
      direction * collator.compare(String(one[sort.column] ?? ''), String(other[sort.column] ?? '')),
  )
}
