import { resource } from '@/lib/platform/api/resource'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { livePage } from '@/lib/platform/site/live-page'
import { editionDefaults, editionField, editionFilter } from '../editions/choices'
import { hallCalls } from './calls'
import { hallPageSizes } from './schema'

/** The halls of one edition, in the order that the office chose. */
export const hallResource = resource({
  name: 'eventHalls',
  kind: 'event_halls',
  list: {
    call: hallCalls.listAdminHalls,
    rows: 'hall',
    columns: {
      hall_name: { kind: 'text', width: '40%' },
      hall_name_en: 'text',
      seats: { kind: 'number', brief: true },
    },
    heading: 'hall_name',
    pageSizes: hallPageSizes,
    filters: { event: editionFilter },
  },
  form: {
    fields: {
      event_id: editionField,
      hall_name: { kind: 'bilingual', as: 'text' },
      seats: 'number',
    },
    insertOnly: ['event_id'],
    defaults: editionDefaults,
    record: hallCalls.getHall,
    insert: hallCalls.insertHall,
    update: hallCalls.updateHall,
    narrow: true,
  },
  live: () => livePage(eventPaths.presentation()),
  remove: hallCalls.deleteHall,
  order: { call: hallCalls.updateHallOrder, field: 'halls' },
})
