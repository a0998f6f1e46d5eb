import { randomUUID } from 'node:crypto'
import { db, inTransaction } from '@/db/client'
import { eventAgendaPictures, eventHalls, eventSessions } from '@/db/schema/event'
import { makeEdition, makeEventDay } from './event'
import { findOrMakeUsualPicture } from './rows'

const idOf = ([row]: { id: number }[]): number => {
  if (!row) throw new Error('the row was not written')
  return row.id
}

/** A hall, in a new edition unless one is given. @returns its id */
export async function makeHall(values: Partial<typeof eventHalls.$inferInsert> = {}): Promise<number> {
  const event_id = values.event_id ?? (await makeEdition())
  const row = { hall_name: `Танхим ${randomUUID()}`, hall_name_en: 'Hall', ...values, event_id }
  return idOf(await inTransaction(() => db().insert(eventHalls).values(row).returning({ id: eventHalls.id })))
}

/** A session without a hall, on a new day unless one is given. @returns its id */
export async function makeSession(values: Partial<typeof eventSessions.$inferInsert> = {}): Promise<number> {
  const event_date_id = values.event_date_id ?? (await makeEventDay())
  const row = {
    title: `Илтгэл ${randomUUID()}`,
    starts_minutes: 600,
    ends_minutes: 660,
    ...values,
    event_date_id,
  }
  return idOf(
    await inTransaction(() => db().insert(eventSessions).values(row).returning({ id: eventSessions.id })),
  )
}

/** A designed picture in Mongolian, on a new day unless one is given. @returns its id */
export async function makeAgendaPicture(
  values: Partial<typeof eventAgendaPictures.$inferInsert> = {},
): Promise<number> {
  const event_date_id = values.event_date_id ?? (await makeEventDay())
  const image_file_id = values.image_file_id ?? (await findOrMakeUsualPicture()).id
  const row = { language_id: 1, ...values, event_date_id, image_file_id }
  return idOf(
    await inTransaction(() =>
      db().insert(eventAgendaPictures).values(row).returning({ id: eventAgendaPictures.id }),
    ),
  )
}
