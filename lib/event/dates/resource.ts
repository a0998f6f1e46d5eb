import { resource } from '@/lib/platform/api/resource'
import { livePage } from '@/lib/platform/site/live-page'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { editionDefaults, editionField, editionFilter } from '../editions/choices'
import { dateCalls } from './calls'

/** The days of the event's editions. */
export const eventDateResource = resource({
  name: 'eventDates',
  kind: 'event_dates',
  list: {
    call: dateCalls.listAdminEventDates,
    rows: 'dates',
    columns: {
      day: { kind: 'text', width: '40%' },
      event_date: { kind: 'date', brief: true },
      event: 'text',
    },
    heading: 'day',
    filters: { event: editionFilter },
    sorts: ['event_date', 'day'],
  },
  form: {
    fields: { event_id: editionField, event_date: 'date', day: { kind: 'bilingual', as: 'text' } },
    insertOnly: ['event_id'],
    defaults: editionDefaults,
    record: dateCalls.getEventDate,
    insert: dateCalls.insertEventDate,
    update: dateCalls.updateEventDate,
    narrow: true,
  },
  live: () => livePage(eventPaths.home),
  remove: dateCalls.deleteEventDate,
})
