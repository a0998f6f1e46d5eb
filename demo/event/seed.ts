import { sql } from 'drizzle-orm'
import type { Transaction } from '@/db/client'
import { eventDates, eventHalls, events } from '@/db/schema/event'
import { insertAgenda } from './agenda'
import { demoDays, demoEditions, demoHalls } from './editions'

/** Writes the event: its editions with their days and halls. */
export async function insertEvent(tx: Transaction): Promise<void> {
  await tx.insert(events).values(demoEditions)
  await tx.insert(eventDates).values(demoDays)
  await tx.insert(eventHalls).values(demoHalls)
  // The numbers above were given; the next ones must come after them.
  for (const table of ['events', 'event_dates', 'event_halls'])
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    )
  await insertAgenda(tx)
}
