import { asc, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingInterpreters } from '@/db/schema/meetings'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import type { MeetingLanguage } from '../schema'
import type { InterpreterListing, InterpreterRow } from './schema'

/**
 * Counts the upcoming meetings of an interpreter. The SQL spells out the table names, because Drizzle would
 * omit them in a query of a single table.
 */
const comingCount = sql<number>`(select count(*)::integer from meeting_bookings booking
  join meeting_times hour on hour.id = booking.time_id
  where booking.interpreter_id = meeting_interpreters.id and hour.starts_at > now())`

const selectInterpreters = () =>
  db().select({ row: meetingInterpreters, meetings: comingCount }).from(meetingInterpreters).$dynamic()

const interpreterAnswer = ({
  row,
  meetings,
}: Awaited<ReturnType<typeof selectInterpreters>>[number]): InterpreterRow => ({
  id: row.id,
  name: row.name,
  name_en: row.name_en,
  phone_number: row.phone_number,
  // A check constraint limits the languages to these values.
  languages: row.languages as MeetingLanguage[],
  meetings,
  version: row.version,
})

/** Lists a page of the interpreters, sorted by name. */
export async function listInterpreters(query: InterpreterListing): Promise<{
  interpreters: InterpreterRow[]
  total: number
  totalPages: number
}> {
  const [total, rows] = await Promise.all([
    db().$count(meetingInterpreters),
    selectInterpreters()
      .orderBy(asc(meetingInterpreters.name), asc(meetingInterpreters.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  return { interpreters: rows.map(interpreterAnswer), total, totalPages: numberOfPages(total, query.limit) }
}

/** Reads an interpreter for the form. @throws Problem not_found */
export async function getInterpreter(id: number): Promise<InterpreterRow> {
  return interpreterAnswer(requireRow(await selectInterpreters().where(eq(meetingInterpreters.id, id))))
}
