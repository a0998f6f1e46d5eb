import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  eventAgendaPictures,
  eventDates,
  eventHalls,
  eventPresenters,
  eventSessionPresenters,
  eventSessions,
} from '@/db/schema/event'
import { isExclusionViolation } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, requireRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import { refuseFrozenEdition } from '../editions/frozen'
import type { StoredFile } from '@/lib/platform/files/store'
import { listEventDays } from '@/lib/event/editions/queries'
import type { SheetTable } from '@/lib/platform/files/sheet-table'
import { formatClock } from '@/lib/platform/i18n/format'
import { type ImportPlan, planImport, type StoredSession } from './import'
import { requestedOrLiveEditionId, listAgendaHalls, readSessionRowsOfEdition } from './queries'
import {
  type AgendaPictureInsert,
  type AgendaPictureUpdate,
  parseClockMinutes,
  type SessionForm,
  type SessionUpdate,
} from './schema'

/** Locks a day and returns the number of its edition. @throws Problem bad_input for an unknown day */
async function lockDayAndReadEditionId(dayId: number): Promise<number> {
  const [day] = await db()
    .select({ event_id: eventDates.event_id })
    .from(eventDates)
    .where(eq(eventDates.id, dayId))
    // The lock makes writes of one day's sessions wait for one another: in parallel they would deadlock at
    // the exclusion constraint.
    .for('no key update')
  if (!day) throw Problem.ofField('event_date_id', 'validation.agenda.day')
  return day.event_id
}

/**
 * Refuses to change a row whose day belongs to a frozen edition.
 * @returns the number of the day
 * @throws Problem conflict, not_found
 */
async function requireUnfrozenDayId(
  table: typeof eventAgendaPictures | typeof eventSessions,
  id: number,
): Promise<number> {
  const row = requireRow(
    await db().select({ dayId: table.event_date_id }).from(table).where(eq(table.id, id)),
  )
  await refuseFrozenEdition(row)
  return row.dayId
}

/**
 * Refuses to move a session or picture to a day of another edition; locks both days if they differ.
 * @throws Problem bad_input
 */
async function lockDaysAndRequireSameEdition(dayId: number, newDayId: number): Promise<void> {
  if (dayId === newDayId) return
  if ((await lockDayAndReadEditionId(dayId)) !== (await lockDayAndReadEditionId(newDayId)))
    throw Problem.ofField('event_date_id', 'validation.agenda.otherEdition')
}

export async function insertAgendaPicture(
  { image: _image, ...form }: AgendaPictureInsert,
  image: Pick<StoredFile, 'id'>,
): Promise<{ id: number }> {
  await lockDayAndReadEditionId(form.event_date_id)
  await refuseFrozenEdition({ dayId: form.event_date_id })
  return insertRow(eventAgendaPictures, { ...form, image_file_id: image.id })
}

/**
 * Changes an agenda picture; without a new file the stored picture stays.
 * @throws Problem not_found, bad_input, or conflict when somebody saved the picture since `version` or the
 * edition is frozen
 */
export async function updateAgendaPicture(
  { id, version, image: _image, ...form }: AgendaPictureUpdate,
  image: Pick<StoredFile, 'id'> | undefined,
): Promise<{ version: number }> {
  const dayId = await requireUnfrozenDayId(eventAgendaPictures, id)
  await lockDaysAndRequireSameEdition(dayId, form.event_date_id)
  return updateRow(eventAgendaPictures, { id, version }, { ...form, image_file_id: image?.id })
}

export async function deleteAgendaPicture(id: number): Promise<void> {
  await requireUnfrozenDayId(eventAgendaPictures, id)
  await deleteRow(eventAgendaPictures, id)
}

/**
 * Converts the form of a session to database columns and locks its day. The hall and the key speakers of the
 * session must belong to the edition of its day.
 * @throws Problem bad_input
 */
async function lockDayAndConvertSession(form: SessionForm) {
  const eventId = await lockDayAndReadEditionId(form.event_date_id)
  if (form.hall_id !== null) {
    const [hall] = await db()
      .select({ event_id: eventHalls.event_id })
      .from(eventHalls)
      .where(eq(eventHalls.id, form.hall_id))
    if (hall?.event_id !== eventId) throw Problem.ofField('hall_id', 'validation.agenda.hall')
  }
  if (form.presenter_ids.length > 0) {
    const presenters = await db()
      .select({ id: eventPresenters.id })
      .from(eventPresenters)
      .where(
        and(
          eq(eventPresenters.event_id, eventId),
          sql`${eventPresenters.id} = any (${sql.param(form.presenter_ids)}::integer[])`,
        ),
      )
      .orderBy(eventPresenters.id)
      // The lock prevents the speakers from moving to another edition.
      .for('key share')
    if (presenters.length < form.presenter_ids.length)
      throw Problem.ofField('presenter_ids', 'validation.agenda.speakers')
  }
  const { start_time, end_time, presenter_ids: _, ...columns } = form
  return {
    ...columns,
    starts_minutes: parseClockMinutes(start_time) ?? 0,
    ends_minutes: parseClockMinutes(end_time) ?? 0,
  }
}
type SessionDbColumns = Awaited<ReturnType<typeof lockDayAndConvertSession>>

/**
 * Refuses a session that overlaps another session in its hall; the message names the other session.
 * @throws Problem conflict
 */
async function refuseOverlap(columns: SessionDbColumns, sessionId?: number): Promise<void> {
  if (columns.hall_id === null) return
  const [other] = await db()
    .select({
      title: eventSessions.title,
      starts_minutes: eventSessions.starts_minutes,
      ends_minutes: eventSessions.ends_minutes,
    })
    .from(eventSessions)
    .where(
      and(
        eq(eventSessions.hall_id, columns.hall_id),
        eq(eventSessions.event_date_id, columns.event_date_id),
        lt(eventSessions.starts_minutes, columns.ends_minutes),
        gt(eventSessions.ends_minutes, columns.starts_minutes),
        sessionId === undefined ? undefined : ne(eventSessions.id, sessionId),
      ),
    )
    .orderBy(eventSessions.starts_minutes)
    .limit(1)
  if (!other) return
  const time = `${formatClock(other.starts_minutes)}–${formatClock(other.ends_minutes)}`
  throw Problem.ofField('start_time', 'problems.session_overlap', { title: other.title, time }, 'conflict')
}

/**
 * Writes a session, or refuses it when it overlaps another session in its hall. If another request adds an
 * overlapping session between check and write, the constraint of the database refuses the write.
 */
async function writeWithoutOverlap<T>(
  columns: SessionDbColumns,
  sessionId: number | undefined,
  write: () => Promise<T>,
): Promise<T> {
  await refuseOverlap(columns, sessionId)
  try {
    return await db().transaction(write)
  } catch (error) {
    if (!isExclusionViolation(error)) throw error
    await refuseOverlap(columns, sessionId)
    throw Problem.ofField('start_time', 'problems.session_taken', {}, 'conflict')
  }
}

async function replaceSpeakers(sessionId: number, presenterIds: readonly number[]): Promise<void> {
  await db().delete(eventSessionPresenters).where(eq(eventSessionPresenters.session_id, sessionId))
  if (presenterIds.length === 0) return
  await db()
    .insert(eventSessionPresenters)
    .values(presenterIds.map((presenter_id, sequence) => ({ session_id: sessionId, presenter_id, sequence })))
}

/**
 * Adds a session.
 * @throws Problem bad_input, or conflict when another session is in its hall at that time or the edition is
 * frozen
 */
export async function insertSession(form: SessionForm): Promise<{ id: number }> {
  const columns = await lockDayAndConvertSession(form)
  await refuseFrozenEdition({ dayId: form.event_date_id })
  const savedRow = await writeWithoutOverlap(columns, undefined, () => insertRow(eventSessions, columns))
  await replaceSpeakers(savedRow.id, form.presenter_ids)
  return savedRow
}

/**
 * Changes a session.
 * @throws Problem not_found, bad_input, or conflict when somebody saved the session since `version`, when
 * another session is in its hall at that time, or when the edition is frozen
 */
export async function updateSession({ id, version, ...form }: SessionUpdate): Promise<{ version: number }> {
  const dayId = await requireUnfrozenDayId(eventSessions, id)
  await lockDaysAndRequireSameEdition(dayId, form.event_date_id)
  const columns = await lockDayAndConvertSession(form)
  const savedRow = await writeWithoutOverlap(columns, id, () =>
    updateRow(eventSessions, { id, version }, columns),
  )
  await replaceSpeakers(id, form.presenter_ids)
  return savedRow
}

export async function deleteSession(id: number): Promise<void> {
  await requireUnfrozenDayId(eventSessions, id)
  await deleteRow(eventSessions, id)
}

/**
 * Writes the valid rows of a file of sessions, unless `dryRun` is set, and reports the invalid rows. A stored
 * session is updated only when its row differs, so importing a file twice changes nothing.
 * @throws Problem bad_input when the file lacks a required column or there is no edition, conflict when the
 * edition is frozen or the database refuses sessions that overlap in one hall
 */
export async function importSessions(
  table: SheetTable,
  { event, dryRun }: { event?: number | undefined; dryRun: boolean },
): Promise<ImportPlan> {
  const eventId = await requestedOrLiveEditionId(event)
  if (eventId === null) throw Problem.ofField('event', 'validation.id')
  await refuseFrozenEdition({ eventId })
  // Locks the days against other writes, so that the file is compared with the current sessions.
  await db()
    .select({ id: eventDates.id })
    .from(eventDates)
    .where(eq(eventDates.event_id, eventId))
    .orderBy(eventDates.id)
    .for('no key update')
  // The queries run in sequence: a transaction has one connection.
  const days = await listEventDays(eventId)
  const halls = await listAgendaHalls(eventId)
  const sessions = await readSessionRowsOfEdition(eventId)
  const plan = planImport(table, { days, halls, sessions })
  if (dryRun) return plan
  try {
    await db().transaction(async () => {
      if (plan.updates.length > 0) await updateImportedSessions(plan.updates)
      if (plan.inserts.length > 0) await db().insert(eventSessions).values(plan.inserts)
    })
  } catch (error) {
    if (!isExclusionViolation(error)) throw error
    throw Problem.ofField('file', 'problems.session_taken', {}, 'conflict')
  }
  return plan
}

/**
 * Updates stored sessions in one statement. Their day, start time and hall stay, because an import recognises
 * sessions by these.
 */
async function updateImportedSessions(sessions: readonly StoredSession[]): Promise<void> {
  await db().execute(sql`
    update ${eventSessions} set
      ends_minutes = changed.ends_minutes, kind = changed.kind,
      title = changed.title, title_en = changed.title_en,
      summary = changed.summary, summary_en = changed.summary_en,
      speakers = changed.speakers, speakers_en = changed.speakers_en,
      version = ${eventSessions.version} + 1
    from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as changed (
      id integer, ends_minutes smallint, kind text, title text, title_en text,
      summary text, summary_en text, speakers text, speakers_en text
    )
    where ${eventSessions.id} = changed.id`)
}
