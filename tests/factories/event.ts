import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { eventDates, eventPartners, events, eventStatistics } from '@/db/schema/event'

const idOf = ([row]: { id: number }[]): number => {
  if (!row) throw new Error('the row was not written')
  return row.id
}

/** An edition, neither live nor frozen. @returns its id */
export async function makeEdition(values: Partial<typeof events.$inferInsert> = {}): Promise<number> {
  const row = { event: `Уул уурхайн долоо хоног ${randomUUID()}`, year: randomInt(2030, 2200), ...values }
  return idOf(await inTransaction(() => db().insert(events).values(row).returning({ id: events.id })))
}

/** A day, in a new edition unless one is given. @returns its id */
export async function makeEventDay(values: Partial<typeof eventDates.$inferInsert> = {}): Promise<number> {
  const event_id = values.event_id ?? (await makeEdition())
  const row = { day: `Өдөр ${randomUUID()}`, event_date: '2031-09-11', ...values, event_id }
  return idOf(await inTransaction(() => db().insert(eventDates).values(row).returning({ id: eventDates.id })))
}

/** A figure, in a new edition unless one is given. @returns its id */
export async function makeStatistic(
  values: Partial<typeof eventStatistics.$inferInsert> = {},
): Promise<number> {
  const event_id = values.event_id ?? (await makeEdition())
  const row = { figure: '350+', label: `оролцогч ${randomUUID()}`, ...values, event_id }
  return idOf(
    await inTransaction(() => db().insert(eventStatistics).values(row).returning({ id: eventStatistics.id })),
  )
}

/** An organiser, in a new edition unless one is given. @returns its id */
export async function makePartner(values: Partial<typeof eventPartners.$inferInsert> = {}): Promise<number> {
  const event_id = values.event_id ?? (await makeEdition())
  const row = { role: 'organiser' as const, name: `Говь Ресурс ${randomUUID()}`, ...values, event_id }
  return idOf(
    await inTransaction(() => db().insert(eventPartners).values(row).returning({ id: eventPartners.id })),
  )
}

/** Makes an edition the live one while `look` runs. */
export async function whileLive<T>(event_id: number, look: () => Promise<T>): Promise<T> {
  await db().update(events).set({ is_current: false }).where(eq(events.is_current, true))
  await db().update(events).set({ is_current: true }).where(eq(events.id, event_id))
  try {
    return await look()
  } finally {
    await db().update(events).set({ is_current: false }).where(eq(events.id, event_id))
  }
}
