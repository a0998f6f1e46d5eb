import type { Defaults, FieldOptions, FilterSpec, OptionSource } from '@/lib/platform/api/resource'
import { editionCalls } from './calls'

/** The editions as choices; a list shows the live one by default. */
const editions: OptionSource = {
  call: editionCalls.listAdminEditions,
  rows: 'event',
  value: 'id',
  label: 'event',
  standard: 'is_current',
}

/**
 * A filter for lists of one edition. The list's call takes `event` as `editionChoice` and reads it by
 * `editionId`.
 */
export const editionFilter: FilterSpec = {
  from: editions,
  byDefault: 'live',
  field: 'event_id',
  isAsked: true,
  holdsNew: true,
}

/** A field for the edition of a record. */
export const editionField: FieldOptions = { kind: 'select', from: editions }

/** Defaults of a new record: the edition that the list shows. */
export const editionDefaults: Defaults = async ({ under, read }) => {
  if (/^\d+$/.test(under)) return { event_id: under }
  const { event } = await read(editionCalls.listAdminEditions, {})
  return { event_id: event.find(({ is_current }) => is_current)?.id ?? '' }
}
