import { randomUUID } from 'node:crypto'
import { db, inTransaction } from '@/db/client'
import { eventGalleryImages, eventHalls, eventPresentations, eventPresenters } from '@/db/schema/event'
import { storePdfOrVideo } from '@/lib/platform/files/store'
import { makeEdition, makeEventDay } from './event'
import { findOrMakeUsualPicture } from './rows'

const one = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('the row was not written')
  return row
}

/** A room, in a new edition unless one is given. */
export async function makeHall(
  values: Partial<typeof eventHalls.$inferInsert> = {},
): Promise<typeof eventHalls.$inferSelect> {
  const event_id = values.event_id ?? (await makeEdition())
  const row = { hall_name: `Танхим ${randomUUID()}`, hall_name_en: 'Hall', ...values, event_id }
  return one(await inTransaction(() => db().insert(eventHalls).values(row).returning()))
}

/** A speaker, in a new edition unless one is given. */
export async function makeSpeaker(
  values: Partial<typeof eventPresenters.$inferInsert> = {},
): Promise<typeof eventPresenters.$inferSelect> {
  const event_id = values.event_id ?? (await makeEdition())
  const profile_file_id = values.profile_file_id ?? (await findOrMakeUsualPicture()).id
  const texts = {
    name: `Илтгэгч ${randomUUID()}`,
    name_en: 'Speaker',
    position: 'Захирал',
    position_en: 'Head',
  }
  const row = { ...texts, ...values, event_id, profile_file_id }
  return one(await inTransaction(() => db().insert(eventPresenters).values(row).returning()))
}

/** A unique PDF with some pages. */
export const pdfBytes = (pages = 3) =>
  Buffer.from(`%PDF-1.7\n<< /Type /Pages /Count ${pages} >>\n${randomUUID()}\n%%EOF`)

/** A document of a talk, in a day and a room of a new edition unless they are given. */
export async function makePresentation(
  values: Partial<typeof eventPresentations.$inferInsert> = {},
): Promise<typeof eventPresentations.$inferSelect> {
  const event_id =
    values.hall_id === undefined && values.event_date_id === undefined ? await makeEdition() : 0
  const event_date_id = values.event_date_id ?? (await makeEventDay({ event_id }))
  const hall_id = values.hall_id ?? (await makeHall({ event_id })).id
  const file = { bytes: pdfBytes(), kind: 'pdf' as const, originalName: 'talk.pdf' }
  const pdf_file_id = values.pdf_file_id ?? (await storePdfOrVideo(file)).id
  const row = { present_name: `Илтгэл ${randomUUID()}`, ...values, event_date_id, hall_id, pdf_file_id }
  return one(await inTransaction(() => db().insert(eventPresentations).values(row).returning()))
}

/** A photograph, of a new day unless one is given. */
export async function makeGalleryImage(
  values: Partial<typeof eventGalleryImages.$inferInsert> = {},
): Promise<typeof eventGalleryImages.$inferSelect> {
  const event_date_id = values.event_date_id ?? (await makeEventDay())
  const image_file_id = values.image_file_id ?? (await findOrMakeUsualPicture()).id
  const row = { ...values, event_date_id, image_file_id }
  return one(await inTransaction(() => db().insert(eventGalleryImages).values(row).returning()))
}
