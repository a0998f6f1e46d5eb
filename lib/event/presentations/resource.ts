import { resource } from '@/lib/platform/api/resource'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { livePage } from '@/lib/platform/site/live-page'
import { dayField } from '../dates/choices'
import { editionFilter } from '../editions/choices'
import { hallCalls } from '../halls/calls'
import { presentationCalls } from './calls'
import { presentationPageSizes } from './schema'

/** The documents of one edition's talks. */
export const presentationResource = resource({
  name: 'presentations',
  kind: 'event_presentations',
  list: {
    call: presentationCalls.listAdminPresentations,
    rows: 'presentations',
    columns: {
      event_date: { kind: 'date', brief: true },
      hall_name: { kind: 'text', brief: true },
      starts: { kind: 'text', width: '6rem', brief: true },
      present_name: { kind: 'text', width: '32%' },
      speakers: 'text',
      present_url: 'file',
    },
    heading: 'present_name',
    pageSizes: presentationPageSizes,
    filters: { event: editionFilter },
    search: true,
  },
  form: {
    fields: {
      event_date_id: dayField,
      hall_id: {
        kind: 'select',
        from: {
          call: hallCalls.listAdminHalls,
          input: { event: 'all', limit: 500 },
          rows: 'hall',
          value: 'id',
          label: 'label',
        },
      },
      present_name: { kind: 'bilingual', as: 'text' },
      speakers: { kind: 'bilingual', as: 'text' },
      starts: { kind: 'text', hint: true },
      pdf: { kind: 'pdf', stored: 'present_url' },
    },
    record: presentationCalls.getPresentation,
    insert: presentationCalls.insertPresentation,
    update: presentationCalls.updatePresentation,
  },
  live: () => livePage(eventPaths.presentation()),
  remove: presentationCalls.deletePresentation,
})
