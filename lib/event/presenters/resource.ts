import { resource } from '@/lib/api/resource'
import { eventPaths } from '@/lib/site/event-paths'
import { livePage } from '@/lib/site/live-page'
import { editionDefaults, editionField, editionFilter } from '../editions/choices'
import { presenterCalls } from './calls'
import { presenterPageSizes } from './schema'

/** The key speakers of one edition in their order. */
export const presenterResource = resource({
  name: 'eventPresenters',
  kind: 'event_presenters',
  list: {
    call: presenterCalls.listAdminPresenters,
    rows: 'presenter',
    columns: {
      presenter_queue: { kind: 'number', width: '7rem' },
      name_mn: { kind: 'text', picture: 'profile_img', width: '28%' },
      name_en: 'text',
      position_mn: { kind: 'text', width: '30%', brief: true },
    },
    heading: 'name_mn',
    pageSizes: presenterPageSizes,
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
    record: presenterCalls.getPresenter,
    insert: presenterCalls.insertPresenter,
    update: presenterCalls.updatePresenter,
    side: ['event_id', 'presenter_queue', 'image'],
    keepsDraft: true,
  },
  live: ({ id }) => livePage(typeof id === 'number' ? eventPaths.speaker(id) : eventPaths.speakers),
  remove: presenterCalls.deletePresenter,
  order: { call: presenterCalls.updatePresenterOrder, field: 'presenters' },
})
