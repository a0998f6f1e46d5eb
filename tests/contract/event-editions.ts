import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventDates, eventRegistrations, events } from '@/db/schema/event'
import { generatePassCode } from '@/lib/event/registrations/draw-code'

/** The live edition of a test's database, created at the first use. @returns its id */
export async function liveEdition(): Promise<number> {
  const [row] = await db().select({ id: events.id }).from(events).where(eq(events.is_current, true))
  if (row) return row.id
  return makeEdition({ is_current: true })
}

/** An edition with two days. @returns its id */
export async function makeEdition(values: Partial<typeof events.$inferInsert> = {}): Promise<number> {
  const [row] = await db()
    .insert(events)
    .values({
      event: 'Уул уурхайн долоо хоног',
      event_en: 'Mining Week',
      year: 2030 + randomInt(100),
      place: 'Улаанбаатар',
      place_en: 'Ulaanbaatar',
      ...values,
    })
    .returning({ id: events.id, year: events.year })
  if (!row) throw new Error('no edition was made')
  const day = (event_date: string) => ({ event_id: row.id, day: 'Өдөр', day_en: 'Day', event_date })
  await db()
    .insert(eventDates)
    .values([day(`${row.year}-09-11`), day(`${row.year}-09-12`)])
  return row.id
}

/** The fields of the form of a registration. */
export const visitor = {
  company: 'Алтан Хөндий ХХК',
  last_name: 'Ганболд',
  first_name: 'Хонгорзул',
  country: 'MN',
  email: 'khongorzul@altanvalley.example',
  phone_number: '9911 0045',
}

/** Registers somebody for an edition. */
export async function makeRegistration(
  values: Partial<typeof eventRegistrations.$inferInsert> = {},
): Promise<typeof eventRegistrations.$inferSelect> {
  const code = generatePassCode()
  const [row] = await db()
    .insert(eventRegistrations)
    .values({
      ...visitor,
      email: `${code.toLowerCase()}@visitor.example`,
      event_id: values.event_id ?? (await liveEdition()),
      code,
      submission_key: code,
      ...values,
    })
    .returning()
  if (!row) throw new Error('nobody was registered')
  return row
}

/** The registrations of an edition under an address. */
export const registrationsOf = (email: string, eventId: number) =>
  db()
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.email, email), eq(eventRegistrations.event_id, eventId)))
