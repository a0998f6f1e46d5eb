import { resource } from '@/lib/platform/api/resource'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { livePage } from '@/lib/platform/site/live-page'
import { editionDefaults, editionField, editionFilter } from '../editions/choices'
import { speakerCalls } from './calls'
import { speakerPageSizes } from './schema'

/** The key speakers of one edition, in the order that the office chose. */
export const speakerResource = resource({
  name: 'eventSpeakers',
  kind: 'event_presenters',
  list: {
    call: speakerCalls.listAdminSpeakers,
    rows: 'presenter',
    columns: {
      presenter_queue: { kind: 'number', width: '7rem' },
      name_mn: { kind: 'text', picture: 'profile_img', width: '28%' },
      name_en: 'text',
      position_mn: { kind: 'text', width: '30%', brief: true },
    },
    heading: 'name_mn',
    pageSizes: speakerPageSizes,
    filters: { event: editionFilter },
    search: true,
  },
  form: {
    fields: {
      event_id: editionField,
      presenter_queue: { kind: 'number', hint: true },
      image: { kind: 'image', stored: 'profile_img', hint: true },
      name_mn: 'text',
      name_en: 'text',
      position_mn: 'text',
      position_en: 'text',
      about: { kind: 'bilingual', as: 'textarea' },
    },
    updateOnly: ['presenter_queue'],
    defaults: editionDefaults,
    record: speakerCalls.getSpeaker,
    insert: speakerCalls.insertSpeaker,
    update: speakerCalls.updateSpeaker,
    side: ['event_id', 'presenter_queue', 'image'],
  },
  live: ({ id }) => livePage(typeof id === 'number' ? eventPaths.speaker(id) : eventPaths.speakers),
  remove: speakerCalls.deleteSpeaker,
  order: { call: speakerCalls.updateSpeakerOrder, field: 'presenters' },
})
