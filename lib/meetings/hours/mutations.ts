import { eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingBookings, meetingTimes } from '@/db/schema/meetings'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, requireRow, typeCheckedValues } from '@/lib/platform/api/rows'
import { formatClock, formatDate, formatIsoDay } from '@/lib/platform/i18n/format'
import { clockMinutes, type HoursForm, hourStartsBetween, type ImportedHour } from './schema'

/** Refuses a past day or a past first hour. @throws Problem bad_input at the field */
function refusePastHours({ date, start_time }: HoursForm, now: Date): void {
  const today = formatIsoDay(now.toISOString())
  if (date < today) throw Problem.ofField('date', 'validation.meeting.pastDate')
  const first = clockMinutes(start_time) ?? 0
  if (Date.parse(`${date}T${formatClock(first)}:00+08:00`) <= now.getTime())
    throw Problem.ofField('start_time', 'validation.meeting.pastTime')
}

/** @throws Problem conflict when a new hour would overlap an existing hour that begins at another time */
async function refuseOverlappingHours(date: string, startMinutes: readonly number[]): Promise<void> {
  const { rows } = await db().execute<{ time: string; start: number }>(sql`
    select to_char(t.meeting_time, 'HH24:MI') as time, start
    from unnest(${sql.param([...startMinutes])}::integer[]) as start
    join ${meetingTimes} t on t.meeting_date = ${date}
      and t.during && tsrange(${date}::date + make_interval(mins => start),
        ${date}::date + make_interval(mins => start + 60))
      and extract(epoch from t.meeting_time) / 60 <> start
    order by start, t.meeting_time limit 1`)
  const [overlap] = rows
  if (overlap)
    throw Problem.ofField(
      'start_time',
      'problems.meeting_hours_overlap',
      { time: formatClock(overlap.start), other: overlap.time },
      'conflict',
    )
}

/**
 * Adds the hours of a day from `start_time` to `end_time`, the start of the last hour. Existing hours stay.
 * @throws Problem bad_input for past hours, conflict for hours that overlap others
 */
export async function insertMeetingHours(
  form: HoursForm,
  now: Date,
): Promise<{ added: number; existed: number }> {
  refusePastHours(form, now)
  const { date: meeting_date, start_time, end_time, ...columns } = form
  const starts = hourStartsBetween(clockMinutes(start_time) ?? 0, clockMinutes(end_time) ?? 0)
  await refuseOverlappingHours(meeting_date, starts)
  const newHours = await db()
    .insert(meetingTimes)
    .values(
      starts.map((start) =>
        typeCheckedValues(meetingTimes, { ...columns, meeting_date, meeting_time: formatClock(start) }),
      ),
    )
    .onConflictDoNothing()
    .returning({ id: meetingTimes.id })
  return { added: newHours.length, existed: starts.length - newHours.length }
}

/** Adds an hour of an old site. @throws Problem conflict for one that overlaps another */
export async function insertImportedHour({ date, start_time }: ImportedHour): Promise<{ id: number }> {
  const start = clockMinutes(start_time) ?? 0
  await refuseOverlappingHours(date, [start])
  return insertRow(meetingTimes, { meeting_date: date, meeting_time: formatClock(start) })
}

/**
 * Deletes an hour together with the marks of participants who are busy at it.
 * @throws Problem not_found, or conflict while a meeting is booked at the hour
 */
export async function deleteMeetingHour(id: number): Promise<void> {
  // Locks the hour against concurrent bookings.
  const hour = requireRow(await db().select().from(meetingTimes).where(eq(meetingTimes.id, id)).for('update'))
  const [usage] = await db()
    .select({ count: sql<number>`count(distinct ${meetingBookings.meeting_id})::integer` })
    .from(meetingBookings)
    .where(eq(meetingBookings.time_id, id))
  if (usage && usage.count > 0)
    throw new Problem('conflict', 'problems.meeting_hour_booked', {
      ...{
        day: formatDate(hour.meeting_date, 'mn'),
        time: hour.meeting_time.slice(0, 5),
        count: usage.count,
      },
    })
  await db().delete(meetingBookings).where(eq(meetingBookings.time_id, id))
  await deleteRow(meetingTimes, id)
}
