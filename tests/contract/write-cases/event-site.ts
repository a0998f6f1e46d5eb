import { randomUUID } from 'node:crypto'
import { listEventDates } from '@/lib/event/dates/queries'
import { currentEdition, listEditions } from '@/lib/event/editions/queries'
import { listOrganisers } from '@/lib/event/partners/queries'
import { listStatistics } from '@/lib/event/statistics/queries'
import { makeEdition, makeEventDay, makePartner, makeStatistic } from '@/tests/factories/event'
import { formOf } from '../harness'
import type { Write } from './write'

const word = () => `Нэр ${randomUUID()}`
const editionOf = async (id: number) => (await listEditions()).find((edition) => edition.id === id)
const names = (event: string) => ({ event, event_en: 'Mining Week', year: 2031, place: 'Улаанбаатар' })
const daysOf = async (event: number) =>
  (await listEventDates({ event, language: 'all' })).map(({ day }) => day)

const editionWrites: Record<string, Write> = {
  'POST /mw/admin/insert/event': async () => {
    const json = names(word())
    return {
      send: { json },
      details: json,
      read: async () => (await listEditions()).some(({ event }) => event === json.event),
      ...{ before: false, after: true },
    }
  },
  'POST /mw/admin/update/event': async () => {
    const [old, event] = [word(), word()]
    const id = await makeEdition({ event: old })
    const fields = { id, ...names(event), about: '<p>Танилцуулга</p>' }
    return {
      send: { form: formOf(fields) },
      details: fields,
      read: async () => (await editionOf(id))?.event,
      ...{ before: old, after: event },
    }
  },
  'POST /mw/admin/update/event-current': async () => {
    const id = await makeEdition()
    return {
      send: { json: { id } },
      details: { id },
      read: async () => (await currentEdition())?.id === id,
      ...{ before: false, after: true },
    }
  },
  'POST /mw/admin/update/event-freeze': async () => {
    const id = await makeEdition()
    return {
      send: { json: { id } },
      details: { id },
      read: async () => (await editionOf(id))?.is_frozen,
      ...{ before: false, after: true },
    }
  },
  'POST /mw/admin/update/event-unfreeze': async () => {
    const id = await makeEdition({ frozen_at: new Date() })
    return {
      send: { json: { id } },
      details: { id },
      read: async () => (await editionOf(id))?.is_frozen,
      ...{ before: true, after: false },
    }
  },
  'DELETE /mw/admin/delete/event': async () => {
    const id = await makeEdition()
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: async () => (await editionOf(id)) !== undefined,
      ...{ before: true, after: false },
    }
  },
}

const dateWrites: Record<string, Write> = {
  'POST /mw/admin/insert/event-date': async () => {
    const json = { event_id: await makeEdition(), day: word(), event_date: '2031-09-11' }
    return {
      send: { json },
      details: json,
      read: () => daysOf(json.event_id),
      ...{ before: [], after: [json.day] },
    }
  },
  'POST /mw/admin/update/event-date': async () => {
    const event_id = await makeEdition()
    const [old, day] = [word(), word()]
    const json = { id: await makeEventDay({ event_id, day: old }), day, event_date: '2031-09-12' }
    return { send: { json }, details: json, read: () => daysOf(event_id), before: [old], after: [day] }
  },
  'DELETE /mw/admin/delete/event-date': async () => {
    const event_id = await makeEdition()
    const day = word()
    const id = await makeEventDay({ event_id, day })
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: () => daysOf(event_id),
      before: [day],
      after: [],
    }
  },
}

const labelsOf = async (id: number) => (await listStatistics(id)).map(({ label }) => label)

const statisticWrites: Record<string, Write> = {
  'POST /mw/admin/insert/event-statistic': async () => {
    const json = { event_id: await makeEdition(), figure: '350+', label: word() }
    return {
      send: { json },
      details: json,
      read: () => labelsOf(json.event_id),
      ...{ before: [], after: [json.label] },
    }
  },
  'POST /mw/admin/update/event-statistic': async () => {
    const event_id = await makeEdition()
    const [old, label] = [word(), word()]
    const json = { id: await makeStatistic({ event_id, label: old }), figure: '12', label }
    return { send: { json }, details: json, read: () => labelsOf(event_id), before: [old], after: [label] }
  },
  'POST /mw/admin/update/event-statistic-sequence': async () => {
    const event_id = await makeEdition()
    const [one, two] = [word(), word()]
    const first = await makeStatistic({ event_id, label: one, sequence: 1 })
    const second = await makeStatistic({ event_id, label: two, sequence: 2 })
    const statistics = [
      { id: first, sequence: 2 },
      { id: second, sequence: 1 },
    ]
    return {
      send: { json: { statistics } },
      details: {},
      read: () => labelsOf(event_id),
      ...{ before: [one, two], after: [two, one] },
    }
  },
  'DELETE /mw/admin/delete/event-statistic': async () => {
    const event_id = await makeEdition()
    const label = word()
    const id = await makeStatistic({ event_id, label })
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: () => labelsOf(event_id),
      before: [label],
      after: [],
    }
  },
}

const organisersOf = async (id: number) => (await listOrganisers(id)).map(({ name }) => name)

const partnerWrites: Record<string, Write> = {
  'POST /mw/admin/insert/event-partner': async () => {
    const fields = { event_id: await makeEdition(), role: 'organiser', name: word() }
    return {
      send: { form: formOf(fields) },
      details: fields,
      read: () => organisersOf(fields.event_id),
      ...{ before: [], after: [fields.name] },
    }
  },
  'POST /mw/admin/update/event-partner': async () => {
    const event_id = await makeEdition()
    const [old, name] = [word(), word()]
    const fields = { id: await makePartner({ event_id, name: old }), role: 'organiser', name }
    return {
      send: { form: formOf(fields) },
      details: fields,
      read: () => organisersOf(event_id),
      ...{ before: [old], after: [name] },
    }
  },
  'POST /mw/admin/update/event-partner-sequence': async () => {
    const event_id = await makeEdition()
    const [one, two] = [word(), word()]
    const first = await makePartner({ event_id, name: one, sequence: 1 })
    const second = await makePartner({ event_id, name: two, sequence: 2 })
    const partners = [
      { id: first, sequence: 2 },
      { id: second, sequence: 1 },
    ]
    return {
      send: { json: { partners } },
      details: {},
      read: () => organisersOf(event_id),
      ...{ before: [one, two], after: [two, one] },
    }
  },
  'DELETE /mw/admin/delete/event-partner': async () => {
    const event_id = await makeEdition()
    const name = word()
    const id = await makePartner({ event_id, name })
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: () => organisersOf(event_id),
      ...{ before: [name], after: [] },
    }
  },
}

/** The structure of the event: editions, their days, figures and partners. */
export const eventSiteWrites: Record<string, Write> = {
  ...editionWrites,
  ...dateWrites,
  ...statisticWrites,
  ...partnerWrites,
}
