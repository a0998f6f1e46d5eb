import { eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingBookings, meetingInterpreters } from '@/db/schema/meetings'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, requireRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import { listUnfinishedBookings } from '../coming-bookings'
import type { InterpreterInsert, InterpreterUpdate } from './schema'

export function insertInterpreter(form: InterpreterInsert): Promise<{ id: number }> {
  return insertRow(meetingInterpreters, form)
}

/** @throws Problem not_found, or conflict when somebody saved the interpreter since `version` */
export function updateInterpreter({ id, version, ...form }: InterpreterUpdate): Promise<{ version: number }> {
  return updateRow(meetingInterpreters, { id, version }, { ...form, updated_at: sql`now()` })
}

/**
 * @throws Problem not_found, or conflict while the interpreter is booked for a current or upcoming meeting
 */
export async function deleteInterpreter(id: number): Promise<void> {
  // Locks the interpreter against concurrent bookings.
  const { name } = requireRow(
    await db().select().from(meetingInterpreters).where(eq(meetingInterpreters.id, id)).for('update'),
  )
  const bookings = await listUnfinishedBookings(eq(meetingBookings.interpreter_id, id))
  const [first] = bookings
  if (first)
    throw new Problem('conflict', 'problems.meeting_interpreter_booked', {
      ...{ name, count: bookings.length },
      ...first,
    })
  await db().delete(meetingBookings).where(eq(meetingBookings.interpreter_id, id))
  await deleteRow(meetingInterpreters, id)
}
