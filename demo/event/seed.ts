import { sql } from 'drizzle-orm'
import type { Transaction } from '@/db/client'
import { eventDates, eventHalls, eventRegistrations, events, eventScans } from '@/db/schema/event'
import { demoDays, demoEditions, demoHalls } from './editions'
import { demoRegistrations, demoScans } from './registrations'

/** Writes the event: its editions with their days and halls. */
export async function insertEvent(tx: Transaction): Promise<void> {
  await tx.insert(events).values(demoEditions)
  await tx.insert(eventDates).values(demoDays)
  await tx.insert(eventHalls).values(demoHalls)
  const registered = await tx
    .insert(eventRegistrations)
    .values(demoRegistrations)
    .returning({ id: eventRegistrations.id })
  await tx.insert(eventScans).values(demoScans(registered))
  // The numbers above were given; the next ones must come after them.
  for (const table of ['events', 'event_dates', 'event_halls'])
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    )
}
