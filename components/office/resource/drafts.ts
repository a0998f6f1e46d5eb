import type { Resource } from '@/lib/platform/api/resource'
import { hasDrafts } from './draft-form-of'
import type { FormValues } from './field-kinds'
import { type Fields, valueNamesOf } from './form-values'

/**
 * Returns the names of the values that a draft stores; none for a form without drafts. Files are not stored,
 * nor are choices found by search: a restored draft would not know the name of the chosen row.
 */
export function draftFieldNames(fields: Fields, resource: Resource): string[] {
  const { insert, update } = resource.form ?? {}
  const files = { ...insert?.files, ...update?.files }
  const isStoredInDraft = ([name, { kind }]: Fields[number]) =>
    !Object.hasOwn(files, name) && kind !== 'images' && kind !== 'search'
  return hasDrafts(resource) ? valueNamesOf(fields.filter(isStoredInDraft)) : []
}

/** Returns the name of a draft: the value that names the record in its list or, without one, the first text. */
export function draftTitle({ list }: Resource, values: FormValues): string {
  const texts = [values[list.heading], values[`${list.heading}_en`], ...Object.values(values)]
  const title = texts.find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof title === 'string' ? title.slice(0, 200) : ''
}
