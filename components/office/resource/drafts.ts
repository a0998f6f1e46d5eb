import type { Resource } from '@/lib/platform/api/resource'
import { isBinKind } from '@/lib/platform/records/schema'
import type { DraftFormName } from '../form/use-server-draft'
import type { FormValues } from './field-kinds'
import { type Fields, valueNamesOf } from './form-values'

/** Whether a form has drafts: that of content, unless it stands under its list and is sent at one go. */
const hasDrafts = ({ kind, form }: Resource): boolean => form?.keepsDraft ?? (isBinKind(kind) && !form?.below)

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

/**
 * Returns the form whose drafts the server has; undefined for records that are no content: texts about a
 * person, which must be deleted with the person's data, stay on the device.
 */
export function draftFormOf(resource: Resource): DraftFormName | undefined {
  const { name, kind, form } = resource
  const call = form?.update ?? form?.insert
  return call && hasDrafts(resource) && isBinKind(kind) ? { call, form: name, kind } : undefined
}

/** Returns the name of a draft: the value that names the record in its list or, without one, the first text. */
export function draftTitle({ list }: Resource, values: FormValues): string {
  const texts = [values[list.heading], values[`${list.heading}_en`], ...Object.values(values)]
  const title = texts.find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof title === 'string' ? title.slice(0, 200) : ''
}
