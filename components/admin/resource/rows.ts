import type { Resource, Values } from '@/lib/api/resource'
import { foldKey, foldTerms } from '@/lib/search/fold'
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

/** What a call with pages is asked for, beside page and size. */
export function listInput(resource: Resource, asked: Asked): Record<string, string> {
  const { list } = resource
  const sort = list.sorts && sortFrom(asked('sort'), list.sorts) ? asked('sort') : null
  return {
    ...filterValues(resource, asked),
    ...(list.search && asked('term') ? { term: asked('term') ?? '' } : {}),
    ...(sort ? { sort } : {}),
  }
}

const collator = new Intl.Collator('mn', { numeric: true, sensitivity: 'base' })

/** Whether every word of the term stands in some of the fields, in either alphabet and in any order. */
function hasWords(row: Values, words: readonly string[], fields: readonly string[]): boolean {
  const key = foldKey(fields.map((field) => String(row[field] ?? '')).join(' '))
  return words.every((word) => key.includes(word))
}

/** The rows of a list without pages, narrowed and sorted as the URL asks. */
export function shownRows(resource: Resource, rows: readonly Row[], asked: Asked): Row[] {
  const { list } = resource
  const filters = Object.entries(filterValues(resource, asked))
  const fields = Array.isArray(list.search) ? (list.search as readonly string[]) : []
  const words = fields.length > 0 ? foldTerms(asked('term') ?? '') : []
  const shown = rows.filter(
    (row) => filters.every(([name, value]) => String(row[name]) === value) && hasWords(row, words, fields),
  )
  const sort = sortFrom(asked('sort'), list.sorts ?? [])
  if (!sort) return shown
  const direction = sort.isDescending ? -1 : 1
  return shown.sort(
    (one, other) =>
      direction * collator.compare(String(one[sort.column] ?? ''), String(other[sort.column] ?? '')),
  )
}
