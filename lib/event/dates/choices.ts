import type { FieldOptions } from '@/lib/platform/api/resource'
import { dateCalls } from './calls'

/**
 * A form field that chooses a day among those of all editions. Each choice shows date, name and edition.
 */
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
