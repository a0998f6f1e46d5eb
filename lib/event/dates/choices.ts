import type { FieldOptions } from '@/lib/platform/api/resource'
import { dateCalls } from './calls'

/** The day that a record belongs to, of whichever edition: its name says the date and the edition. */
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
