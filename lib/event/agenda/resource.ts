import { resource } from '@/lib/platform/api/resource'
import { dateCalls } from '@/lib/event/dates/calls'
import { editionFilter } from '../editions/choices'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { livePage } from '@/lib/platform/site/live-page'
import { agendaCalls, sessionCalls } from './calls'
import { agendaPageSizes, sessionKinds, sessionPageSizes } from './schema'

/** The days of all editions, as choices of a field. The label of each day contains its edition. */
const days = {
  ...{ call: dateCalls.listAdminEventDates, input: { language: 'all' } },
  ...{ rows: 'dates', value: 'id', label: 'label' },
}
const liveAgendaPage = () => livePage(eventPaths.agenda())

/**
 * The designed pictures of the days. The language is the first field of the form, because the names of the
 * days to choose from depend on the language.
 */
export const agendaPictureResource = resource({
  name: 'agendaPictures',
  kind: 'event_agenda_pictures',
  list: {
    call: agendaCalls.listAdminAgendaPictures,
    rows: 'agenda',
    columns: {
      agenda_image: 'own',
      event_date: 'date',
      day: { kind: 'text', brief: true },
      language: { kind: 'text', brief: true },
      event: 'text',
    },
    heading: 'agenda_image',
    namedByPlace: true,
    pageSizes: agendaPageSizes,
    filters: { event: editionFilter, language: {} },
  },
  form: {
    fields: {
      language_id: 'choice',
      event_date_id: { kind: 'own', hint: true },
      image: { kind: 'image', hint: true },
    },
    record: agendaCalls.getAgendaPicture,
    insert: agendaCalls.insertAgendaPicture,
    update: agendaCalls.updateAgendaPicture,
    narrow: true,
  },
  live: liveAgendaPage,
  remove: agendaCalls.deleteAgendaPicture,
  choices: { language: [1, 2], language_id: [1, 2] },
})

/** The sessions of the agenda as text, besides its designed pictures. */
export const sessionResource = resource({
  name: 'eventSessions',
  kind: 'event_sessions',
  list: {
    call: sessionCalls.listAdminEventSessions,
    rows: 'sessions',
    columns: {
      event_date: 'date',
      time: { kind: 'text', width: '8rem', brief: true },
      hall: { kind: 'text', brief: true },
      title: { kind: 'text', width: '36%' },
      kind: 'choice',
    },
    heading: 'title',
    pageSizes: sessionPageSizes,
    filters: { event: editionFilter, day: { from: days, field: 'event_date_id' } },
  },
  form: {
    fields: {
      event_date_id: 'own',
      hall_id: { kind: 'own', hint: true },
      start_time: { kind: 'own', hint: true },
      end_time: 'own',
      kind: 'choice',
      title: { kind: 'bilingual', as: 'text' },
      speakers: { kind: 'bilingual', as: 'text' },
      summary: { kind: 'bilingual', as: 'textarea' },
      presenter_ids: { kind: 'own', wide: true },
    },
    record: sessionCalls.getSession,
    insert: sessionCalls.insertSession,
    update: sessionCalls.updateSession,
    defaults: { kind: 'talk' },
    side: ['event_date_id', 'hall_id', 'start_time', 'end_time', 'kind'],
  },
  live: liveAgendaPage,
  remove: sessionCalls.deleteSession,
  choices: { kind: sessionKinds },
})
