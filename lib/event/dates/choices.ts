import type { FieldOptions } from '@/lib/platform/api/resource'
import { dateCalls } from './calls'

/** A field for the day of a record, from all editions: each name has the date and the edition. */
export const dayField: FieldOptions = {
  kind: 'select',
  from: {
    call: dateCalls.listAdminEventDates,
    input: { language: 'all' },
    rows: 'dates',
    value: 'id',
    label: 'label',
  },
}
