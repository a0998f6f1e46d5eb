import { sql } from 'drizzle-orm'
import type { Transaction } from '@/db/client'
import {
  eventDates,
  eventHalls,
  eventPartners,
  eventRegistrations,
  events,
  eventStatistics,
} from '@/db/schema/event'
import type { PictureName } from '../pictures'
import { insertAgenda } from './agenda'
import { insertEventContent } from './content'
import { demoDays, demoEditions, demoHalls } from './editions'
import { demoPartners, demoStatistics } from './partners'
import { demoRegistrations } from './registrations'
import { insertEventSite } from './site'

/** The tables whose numbers the demo content gives, and the column of each. */
const keyColumns = {
  events: 'id',
  event_dates: 'id',
  event_halls: 'id',
  event_categories: 'cid',
}

/**
 * Writes the event: its editions with their days and halls, and what belongs to these.
 * @param file finds a stored file of the content by its path
 * @param picture finds a stored picture of the news by its name
 */
export async function insertEvent(
  tx: Transaction,
  file: (path: string) => number,
  picture: (name: PictureName) => number,
): Promise<void> {
  const film = { video_file_id: file('videos/mining.mp4') }
  await tx
    .insert(events)
    .values(demoEditions.map((edition) => (edition.is_current ? { ...edition, ...film } : edition)))
  await tx.insert(eventDates).values(demoDays)
  await tx.insert(eventHalls).values(demoHalls)
  await tx.insert(eventStatistics).values(demoStatistics)
  await tx.insert(eventPartners).values(demoPartners(file))
  await insertEventSite(tx, picture)
  await tx.insert(eventRegistrations).values(demoRegistrations)
  // The numbers above were given; the next ones must come after them.
  for (const [table, key] of Object.entries(keyColumns))
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${key}), (select max(${sql.identifier(key)}) from ${sql.identifier(table)}))`,
    )
  await insertEventContent(tx, file)
  await insertAgenda(tx)
}
