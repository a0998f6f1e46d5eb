import { sql } from 'drizzle-orm'
import type { Transaction } from '@/db/client'
import { eventDates, eventHalls, eventPartners, events, eventStatistics } from '@/db/schema/event'
import { footerInfo, socialLinks } from '@/db/schema/site'
import { demoEventContacts, demoEventSocialLinks } from './contacts'
import { insertAgenda } from './agenda'
import { demoDays, demoEditions, demoHalls } from './editions'
import { demoPartners, demoStatistics } from './partners'

/**
 * Writes the event: its editions with their days, halls, figures and partners, and how its organisers are reached.
 * @param file finds a stored file of the content by its path
 */
export async function insertEvent(tx: Transaction, file: (path: string) => number): Promise<void> {
  const film = { video_file_id: file('videos/mining.mp4') }
  await tx
    .insert(events)
    .values(demoEditions.map((edition) => (edition.is_current ? { ...edition, ...film } : edition)))
  await tx.insert(eventDates).values(demoDays)
  await tx.insert(eventHalls).values(demoHalls)
  await tx.insert(eventStatistics).values(demoStatistics)
  await tx.insert(eventPartners).values(demoPartners(file))
  await tx.insert(footerInfo).values(demoEventContacts)
  await tx.insert(socialLinks).values(demoEventSocialLinks)
  // The numbers above were given; the next ones must come after them.
  for (const table of ['events', 'event_dates', 'event_halls'])
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    )
  await insertAgenda(tx)
}
