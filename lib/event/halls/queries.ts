import { asc, desc, eq, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventHalls, events } from '@/db/schema/event'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { editionIdSql } from '../editions/queries'
import type { Hall, HallRecord, HallRow, HallsChoice } from './schema'

function selectHalls() {
  return db()
    .select({ row: eventHalls, event: events.event, year: events.year })
    .from(eventHalls)
    .innerJoin(events, eq(events.id, eventHalls.event_id))
    .$dynamic()
}

type JoinedRow = Awaited<ReturnType<typeof selectHalls>>[number]

function recordAnswer({ row, event, year }: JoinedRow): HallRecord {
  const { id, hall_name, hall_name_en, seats, event_id, sequence, version } = row
  const label = `${hall_name} · ${year}`
  return { id, hall_name, hall_name_en, seats, event_id, event, label, sequence, version }
}

const rowAnswer = (row: JoinedRow): HallRow => {
  const { version: _version, ...answer } = recordAnswer(row)
  return answer
}

const inOrder = [desc(events.is_current), desc(events.year), asc(eventHalls.sequence), asc(eventHalls.id)]

/** Reads the halls of an edition in the order that the office chose. */
export const listHalls = cacheRead('event-halls', ['event'], async (eventId: number): Promise<Hall[]> => {
  const rows = await selectHalls()
    .where(eq(eventHalls.event_id, eventId))
    .orderBy(...inOrder)
  return rows.map(({ row: { id, hall_name, hall_name_en, seats } }) => ({
    id,
    hall_name,
    hall_name_en,
    seats,
  }))
})

/** Lists a page of the halls of one edition or of all editions for the office. */
export async function listAdminHalls({
  event,
  ...paging
}: Paging & { event: HallsChoice }): Promise<{ hall: HallRow[]; total: number; totalPages: number }> {
  const where: SQL | undefined = event === 'all' ? undefined : eq(eventHalls.event_id, editionIdSql(event))
  const total = await db().$count(eventHalls, where)
  const rows = await selectHalls()
    .where(where)
    .orderBy(...inOrder)
    .limit(paging.limit)
    .offset(offsetOf(paging))
  return { hall: rows.map(rowAnswer), total, totalPages: numberOfPages(total, paging.limit) }
}

/** Reads a hall for its form. @throws Problem not_found */
export async function getHall(id: number): Promise<HallRecord> {
  return recordAnswer(requireRow(await selectHalls().where(eq(eventHalls.id, id))))
}
