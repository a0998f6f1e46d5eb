import { randomUUID } from 'node:crypto'
import { csvLine } from '@/lib/platform/files/csv'
import { listAgenda } from '@/lib/event/agenda/queries'
import { makeAgendaPicture, makeSession } from '@/tests/factories/agenda-rows'
import { makeEdition, makeEventDay } from '@/tests/factories/event'
import { pictureBytes } from '@/tests/factories/rows'
import { blobOf, formOf } from '../harness'
import type { Write } from './write'

const word = () => `Илтгэл ${randomUUID()}`

async function dayOfNewEdition() {
  const event_id = await makeEdition()
  return { event_id, event_date_id: await makeEventDay({ event_id }) }
}
const sessionsOf = async (event: number) =>
  (await listAgenda(event, 1)).flatMap(({ sessions }) => sessions.map(({ title }) => title))
/** How many pictures an edition has in Mongolian and in English. */
const picturesOf = async (event: number) => {
  const count = async (language: number) =>
    (await listAgenda(event, language)).flatMap(({ agenda_items }) => agenda_items).length
  return [await count(1), await count(2)]
}

export const eventAgendaWrites: Record<string, Write> = {
  'POST /mw/admin/insert/agenda': async () => {
    const { event_id, event_date_id } = await dayOfNewEdition()
    return {
      send: { form: formOf({ event_date_id, language_id: 2, image: blobOf(await pictureBytes()) }) },
      details: { event_date_id, language_id: 2 },
      read: () => picturesOf(event_id),
      ...{ before: [0, 0], after: [0, 1] },
    }
  },
  'POST /mw/admin/update/agenda': async () => {
    const { event_id, event_date_id } = await dayOfNewEdition()
    const id = await makeAgendaPicture({ event_date_id, language_id: 1 })
    const fields = { id, event_date_id, language_id: 2 }
    return {
      send: { form: formOf(fields) },
      details: fields,
      read: () => picturesOf(event_id),
      ...{ before: [1, 0], after: [0, 1] },
    }
  },
  'DELETE /mw/admin/delete/agenda': async () => {
    const { event_id, event_date_id } = await dayOfNewEdition()
    const id = await makeAgendaPicture({ event_date_id })
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: () => picturesOf(event_id),
      ...{ before: [1, 0], after: [0, 0] },
    }
  },
  'POST /mw/admin/insert/session': async () => {
    const { event_id, event_date_id } = await dayOfNewEdition()
    const json = { event_date_id, start_time: '09:30', end_time: '10:15', title: word() }
    return {
      send: { json },
      details: json,
      read: () => sessionsOf(event_id),
      ...{ before: [], after: [json.title] },
    }
  },
  'POST /mw/admin/update/session': async () => {
    const { event_id, event_date_id } = await dayOfNewEdition()
    const [old, title] = [word(), word()]
    const id = await makeSession({ event_date_id, title: old })
    const json = { id, event_date_id, start_time: '11:00', end_time: '12:00', title }
    return { send: { json }, details: json, read: () => sessionsOf(event_id), before: [old], after: [title] }
  },
  'DELETE /mw/admin/delete/session': async () => {
    const { event_id, event_date_id } = await dayOfNewEdition()
    const title = word()
    const id = await makeSession({ event_date_id, title })
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: () => sessionsOf(event_id),
      ...{ before: [title], after: [] },
    }
  },
  'POST /mw/admin/insert/sessions': async () => {
    const { event_id } = await dayOfNewEdition()
    const title = word()
    const file = [
      ['event_date', 'start_time', 'end_time', 'title'],
      ['2031-09-11', '09:30', '10:15', title],
    ].map(csvLine)
    return {
      send: { form: formOf({ event: event_id, dryRun: false, file: blobOf(Buffer.from(file.join(''))) }) },
      details: { event: event_id, dryRun: false },
      read: () => sessionsOf(event_id),
      ...{ before: [], after: [title] },
    }
  },
}
