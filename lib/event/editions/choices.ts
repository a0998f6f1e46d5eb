import type { Defaults, FieldOptions, FilterSpec, OptionSource } from '@/lib/platform/api/resource'
import { editionCalls } from './calls'

/** All editions as options of a field or filter. A filter shows the live edition at first. */
const editions: OptionSource = {
  call: editionCalls.listAdminEditions,
  rows: 'event',
  value: 'id',
  label: 'event',
  standard: 'is_current',
}

/**
 * A filter for office lists that show one edition. The list's call gets the chosen edition's id as `event`.
 */
export const editionFilter: FilterSpec = {
  from: editions,
  byDefault: 'live',
  field: 'event_id',
  isAsked: true,
  holdsNew: true,
}

/** A form field that chooses the edition of a record. */
export const editionField: FieldOptions = { kind: 'select', from: editions }

/** The default edition of a new record: the edition that the office list shows, or else the live edition. */
export const editionDefaults: Defaults = async ({ under: parentKey, read }) => {
  if (/^\d+$/.test(parentKey)) return { event_id: parentKey }
  const { event } = await read(editionCalls.listAdminEditions, {})
  return { event_id: event.find(({ is_current }) => is_current)?.id ?? '' }
}
