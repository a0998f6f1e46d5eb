import type { Resource } from '@/lib/api/resource'
import { sortFrom } from '../list/search'
import type { Row } from './bound'

/** What of a list the URL asks for, by the names of its parameters. */
export type Asked = (name: string) => string | null

/** The values of a list's filters: those of the URL, or what stands for nothing chosen. */
export function filterValues({ list }: Resource, asked: Asked): Record<string, string> {
  const values = Object.entries(list.filters ?? {}).map(([name, { byDefault }]) => [
    name,
    asked(name) ?? byDefault ?? '',
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== '') as [string, string][])
}

/** What the call is asked for, beside page and size; of a list without pages it looks for the words alone. */
export function listInput(resource: Resource, asked: Asked): Record<string, string> {
  const { list } = resource
  const term = list.search && asked('term')
  const words: Record<string, string> = term ? { term } : {}
  if (!list.pageSizes) return words
  const sort = list.sorts && sortFrom(asked('sort'), list.sorts) ? asked('sort') : null
  return { ...filterValues(resource, asked), ...words, ...(sort ? { sort } : {}) }
}

const collator = new Intl.Collator('mn', { numeric: true, sensitivity: 'base' })

/** The rows of a list without pages, narrowed by its filters and sorted as the URL asks. */
export function shownRows(resource: Resource, rows: readonly Row[], asked: Asked): Row[] {
  const { list } = resource
  const filters = Object.entries(filterValues(resource, asked))
  const shown = rows.filter((row) => filters.every(([name, value]) => String(row[name]) === value))
  const sort = sortFrom(asked('sort'), list.sorts ?? [])
  if (!sort) return shown
  const direction = sort.isDescending ? -1 : 1
  return shown.sort(
    (one, other) =>
      direction * collator.compare(String(one[sort.column] ?? ''), String(other[sort.column] ?? '')),
  )
}
