import { type Resource, resource, type Values } from '@/lib/platform/api/resource'
import { pathsOf } from '@/lib/platform/site/event-paths'
import { type LivePage, livePage } from '@/lib/platform/site/live-page'
import { editionCalls } from './calls'

const text = { kind: 'bilingual', as: 'text' } as const
const names = ['event', 'year', 'place', 'venue', 'address'] as const
const texts = ['invitation', 'about'] as const
const fieldsInBothLanguages = (fields: readonly string[]) => fields.flatMap((field) => [field, `${field}_en`])

/**
 * Returns a function that copies the given fields from the record into the data of the form. The form does
 * not show the fields, but must send them, because a save replaces all fields.
 */
const makeFieldCopier =
  (fields: readonly string[]) =>
  (record: Values | undefined): Values =>
    record
      ? Object.fromEntries(
          fieldsInBothLanguages(fields).flatMap((key) => (key in record ? [[key, record[key]]] : [])),
        )
      : {}

/** The defaults of a new edition: the newest edition's names, place, venue and address, and the next year. */
const defaultsFromNewest: NonNullable<Resource['form']>['defaults'] = async ({ read }) => {
  const { event } = await read(editionCalls.listAdminEditions, {})
  const newest = event.reduce<(typeof event)[number] | undefined>(
    (latest, each) => (latest && latest.year >= each.year ? latest : each),
    undefined,
  )
  if (!newest) return {}
  const year = newest.year + 1
  const withNextYear = (name: string) => name.replaceAll(String(newest.year), String(year))
  const { place, place_en, venue, venue_en, address, address_en } = newest
  return {
    ...{ place, place_en, venue, venue_en, address, address_en, year },
    from: newest.id,
    event: withNextYear(newest.event),
    event_en: withNextYear(newest.event_en),
  }
}

/** Returns the public page of an edition. If it has none, `locales` is empty, so that no link is shown. */
const publicPageOfEdition = ({ year, is_current, is_earlier }: Values): LivePage => {
  const { home } = pathsOf({ year: Number(year), is_earlier: is_earlier === true })
  return is_current === true || is_earlier === true ? livePage(home) : { path: home, locales: [] }
}

/** All editions, including the live one and the frozen ones. */
export const editionResource = resource({
  name: 'editions',
  kind: 'events',
  list: {
    call: editionCalls.listAdminEditions,
    rows: 'event',
    columns: { event: { kind: 'text', width: '32%' }, year: 'number', place: 'text', state: 'own' },
    heading: 'event',
  },
  form: {
    fields: {
      from: {
        kind: 'select',
        hint: true,
        from: { call: editionCalls.listAdminEditions, rows: 'event', value: 'id', label: 'event' },
      },
      first_day: { kind: 'date', hint: true },
      event: text,
      year: 'number',
      place: text,
      venue: text,
      address: text,
    },
    insertOnly: ['from', 'first_day'],
    defaults: defaultsFromNewest,
    fixed: makeFieldCopier(texts),
    record: editionCalls.getEdition,
    insert: editionCalls.insertEdition,
    update: editionCalls.updateEdition,
  },
  live: publicPageOfEdition,
  remove: editionCalls.deleteEdition,
})

/** The texts, the film and the picture of each edition's home page. */
export const editionTextResource = resource({
  name: 'editionTexts',
  kind: 'events',
  list: {
    call: editionCalls.listAdminEditions,
    rows: 'event',
    columns: { event: { kind: 'text', picture: 'image', width: '40%' }, year: 'number', video: 'file' },
    heading: 'event',
  },
  form: {
    fields: {
      invitation: { kind: 'bilingual', as: 'textarea' },
      about: { kind: 'bilingual', as: 'richText' },
      video: { kind: 'video', hint: true },
      image: { kind: 'image', hint: true },
    },
    fixed: makeFieldCopier(names),
    record: editionCalls.getEdition,
    update: editionCalls.updateEdition,
    side: ['video', 'image'],
  },
  live: publicPageOfEdition,
})
