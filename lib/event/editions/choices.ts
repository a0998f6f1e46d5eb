import type { Defaults, FieldOptions, FilterSpec, OptionSource } from '@/lib/platform/api/resource'
import { editionCalls } from './calls'

/** The editions as what one chooses between; the live one is what a list shows when none was chosen. */
const editions: OptionSource = {
  call: editionCalls.listAdminEditions,
  rows: 'event',
  value: 'id',
  label: 'event',
  standard: 'is_current',
}

/** A list that is about one edition. Its call takes `event` as `editionChoice` and reads it by `chosenEdition`. */
export const editionFilter: FilterSpec = {
  from: editions,
  byDefault: 'live',
  field: 'event_id',
  isAsked: true,
  holdsNew: true,
}

/** The edition that a record belongs to. */
export const editionField: FieldOptions = { kind: 'select', from: editions }

/** What a new record of an edition begins with: the edition that its list shows. */
export const editionDefaults: Defaults = async ({ under, read }) => {
  if (/^\d+$/.test(under)) return { event_id: under }
  const { event } = await read(editionCalls.listAdminEditions, {})
  return { event_id: event.find(({ is_current }) => is_current)?.id ?? '' }
}
