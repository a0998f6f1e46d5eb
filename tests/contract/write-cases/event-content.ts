import { randomUUID } from 'node:crypto'
import { makeEdition } from '@/tests/factories/event'
import { makeGalleryImage, makeHall, makeSpeaker } from '@/tests/factories/event-content'
import { pictureBytes } from '@/tests/factories/rows'
import { makeShownEdition, shownEdition } from '../event-content-cases'
import { blobOf, formOf } from '../harness'
import { rowsOf, type Write } from './write'

const halls = (event: number) => rowsOf(`GET /mw/client/get/hall?event=${event}`, 'hall')
const speakers = (event: number) => rowsOf(`GET /mw/client/get/presenter?id=${event}`, 'presenter')
const images = (day: number) => rowsOf(`GET /mw/client/get/gallery-by-date?id=${day}&limit=100`, 'images')

/** A deletion by id, after which the list no longer has the row. */
const deletion = (id: number, read: () => Promise<{ id?: unknown }[]>) => ({
  send: { query: `id=${id}` },
  details: { id },
  read: async () => (await read()).some((row) => row.id === id),
  ...{ before: true, after: false },
})

/** Rooms, the order of speakers, and photographs. */
export const eventContentWrites: Record<string, Write> = {
  'POST /mw/admin/insert/hall': async () => {
    await makeShownEdition()
    const json = {
      event_id: shownEdition.id,
      hall_name: `Танхим ${randomUUID()}`,
      hall_name_en: 'Hall',
      seats: 60,
    }
    return {
      send: { json },
      details: json,
      read: async () => (await halls(shownEdition.id)).some(({ hall_name }) => hall_name === json.hall_name),
      ...{ before: false, after: true },
    }
  },
  'POST /mw/admin/update/hall': async () => {
    const { id, event_id, hall_name } = await makeHall()
    const json = { id, version: 1, hall_name: `Танхим ${randomUUID()}`, hall_name_en: 'Hall', seats: 80 }
    return {
      send: { json },
      details: json,
      read: async () => (await halls(event_id)).map((row) => row.hall_name),
      ...{ before: [hall_name], after: [json.hall_name] },
    }
  },
  'POST /mw/admin/update/hall-sequence': async () => {
    const { id: first, event_id } = await makeHall({ sequence: 1 })
    const { id: second } = await makeHall({ event_id, sequence: 2 })
    const order = [
      { id: first, sequence: 2 },
      { id: second, sequence: 1 },
    ]
    return {
      send: { json: { halls: order } },
      details: {},
      read: async () => (await halls(event_id)).map(({ id }) => id),
      ...{ before: [first, second], after: [second, first] },
    }
  },
  'DELETE /mw/admin/delete/hall': async () => {
    const { id, event_id } = await makeHall()
    return deletion(id, () => halls(event_id))
  },
  'POST /mw/admin/update/presenter-queue': async () => {
    const event_id = await makeEdition()
    const { id: first } = await makeSpeaker({ event_id, presenter_queue: 1 })
    const { id: second } = await makeSpeaker({ event_id, presenter_queue: 2 })
    const order = [
      { id: first, sequence: 2 },
      { id: second, sequence: 1 },
    ]
    return {
      send: { json: { presenters: order } },
      details: {},
      read: async () => (await speakers(event_id)).map(({ id }) => id),
      ...{ before: [first, second], after: [second, first] },
    }
  },
  'POST /mw/admin/insert/gallery': async () => {
    const { event_date_id } = await makeGalleryImage()
    return {
      send: {
        form: formOf({ event_date_id, images: [blobOf(await pictureBytes()), blobOf(await pictureBytes())] }),
      },
      details: { event_date_id },
      read: async () => (await images(event_date_id)).length,
      ...{ before: 1, after: 3 },
    }
  },
  'POST /mw/admin/update/gallery': async () => {
    const { id, event_date_id } = await makeGalleryImage()
    const json = { id, version: 1, caption: `Нээлт ${randomUUID()}`, caption_en: 'Opening' }
    return {
      send: { json },
      details: json,
      read: async () => (await images(event_date_id)).map(({ caption }) => caption),
      ...{ before: [''], after: [json.caption] },
    }
  },
  'DELETE /mw/admin/delete/gallery': async () => {
    const { id, event_date_id } = await makeGalleryImage()
    return deletion(id, () => images(event_date_id))
  },
}
