import { resource } from '@/lib/platform/api/resource'
import { holidayCalls } from './calls'
import { holidayPageSizes, holidaySorts } from './schema'

export const holidayResource = resource({
  name: 'holidays',
  kind: 'public_holidays',
  list: {
    call: holidayCalls.listAdminHolidays,
    rows: 'holidays',
    columns: { day: 'date', name: 'text' },
    heading: 'name',
    pageSizes: holidayPageSizes,
    sorts: holidaySorts,
  },
  form: {
    fields: { day: 'date', name: 'text' },
    record: holidayCalls.getHoliday,
    insert: holidayCalls.insertHoliday,
    update: holidayCalls.updateHoliday,
    narrow: true,
  },
  remove: holidayCalls.deleteHoliday,
  note: true,
})
