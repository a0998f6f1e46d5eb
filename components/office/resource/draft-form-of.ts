import type { Resource } from '@/lib/platform/api/resource'
import { isBinKind } from '@/lib/platform/records/schema'
import type { DraftFormName } from '../form/draft-form'

/** Whether a form has drafts: that of content, unless it stands under its list and is sent at one go. */
export const hasDrafts = ({ kind, form }: Resource): boolean =>
  form?.keepsDraft ?? (isBinKind(kind) && !form?.below)

/**
 * Returns the form whose drafts the server has; undefined for records that are no content: texts about a
 * person, which must be deleted with the person's data, stay on the device.
 */
export function draftFormOf(resource: Resource): DraftFormName | undefined {
  const { name, kind, form } = resource
  const call = form?.update ?? form?.insert
  return call && hasDrafts(resource) && isBinKind(kind) ? { call, form: name, kind } : undefined
}
