import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetings, meetingTimes } from '@/db/schema/meetings'
import { Problem } from '@/lib/platform/api/problem'
import { requireRow, typeCheckedValues } from '@/lib/platform/api/rows'
import { seatsNeeded } from '../limits'
import type { BookingForm, InterpreterForm, MoveForm, ReasonedForm } from './schema'
import { cancelMeetingsAndNotifyBoth } from './cancel'
import { lockFreeRoom, assertFree, assertInterpreterFree } from './free'
import { lockUpcomingMeeting, lockSlot, lockParticipants, sideIdsOf } from './hold'
import { notifyBoth } from './tell'
import {
  deleteBookings,
  nobodyWaits,
  recordEvent,
  sentReminderColumns,
  saveMeeting,
  reserveSlot,
} from './write'

/** Every function of this file runs in the transaction of the API call. */

/**
 * Books a meeting of two participants for the staff; the meeting is accepted at once.
 * @throws Problem bad_input, conflict
 */
export async function bookMeeting({ time_id, room_id, ...form }: BookingForm): Promise<{ id: number }> {
  const { sender_id, receiver_id, interpreter_id } = form
  if (sender_id === receiver_id) throw Problem.ofField('receiver_id', 'problems.meeting_with_self')
  const hour = await lockSlot(time_id)
  const users = [sender_id, receiver_id]
  await lockParticipants(users)
  await assertFree({ timeId: time_id, users, except: null }, 'staff')
  const needs_interpreter = form.needs_interpreter || interpreter_id !== null
  const seats = seatsNeeded(needs_interpreter)
  const roomId = await lockFreeRoom({ timeId: time_id, seats, exceptMeetingId: null, roomId: room_id })
  if (interpreter_id !== null) await assertInterpreterFree(interpreter_id, time_id, null)
  const rows = await db()
    .insert(meetings)
    .values({
      ...typeCheckedValues(meetings, form),
      ...{ meeting_status: 'accepted', starts_at: hour.startsAt, room_id: roomId, needs_interpreter },
      ...sentReminderColumns(hour.startsAt),
    })
    .returning()
  const meeting = requireRow(rows)
  await reserveSlot({
    ...{ meetingId: meeting.id, timeId: time_id, users },
    ...{ roomId, interpreterId: interpreter_id },
  })
  await recordEvent(meeting.id, { kind: 'booked', startsAt: hour.startsAt })
  await notifyBoth('booked', [meeting])
  return { id: meeting.id }
}

/**
 * Moves a meeting to another hour or room for the staff. Drops a time that is proposed for it; a request
 * remains a request.
 * @throws Problem not_found, or conflict when the hour, a participant, the room or the interpreter is not
 * available, or when the meeting is past, cancelled or changed
 */
export async function moveMeeting({ id, version, time_id, room_id }: MoveForm): Promise<{ version: number }> {
  const meeting = await lockUpcomingMeeting(id, version)
  const hour = await lockSlot(time_id)
  await assertFree({ timeId: time_id, users: sideIdsOf(meeting), except: id }, 'staff')
  const seats = seatsNeeded(meeting.needs_interpreter)
  const roomId = await lockFreeRoom({ timeId: time_id, seats, exceptMeetingId: id, roomId: room_id })
  const { interpreter_id } = meeting
  if (interpreter_id !== null) await assertInterpreterFree(interpreter_id, time_id, id)
  await deleteBookings([id], 'all')
  await reserveSlot({
    ...{ meetingId: id, timeId: time_id, users: sideIdsOf(meeting) },
    ...{ roomId, interpreterId: interpreter_id },
  })
  const isPending = meeting.meeting_status === 'pending'
  const savedMeeting = await saveMeeting(id, {
    starts_at: hour.startsAt,
    room_id: roomId,
    ...(isPending
      ? { answer_by: new Date(Math.min(meeting.answer_by?.getTime() ?? 0, hour.startsAt.getTime())) }
      : { ...nobodyWaits, ...sentReminderColumns(hour.startsAt) }),
  })
  await recordEvent(id, { kind: 'moved', startsAt: hour.startsAt })
  await notifyBoth('moved', [savedMeeting])
  return { version: savedMeeting.version }
}

/** Cancels a meeting for the staff. @throws Problem not_found, conflict */
export async function cancelMeetingByStaff({
  id,
  version,
  reason,
}: ReasonedForm): Promise<{ version: number }> {
  const savedMeetings = await cancelMeetingsAndNotifyBoth(
    [await lockUpcomingMeeting(id, version)],
    'staff',
    reason,
  )
  return { version: requireRow(savedMeetings).version }
}

/**
 * Assigns an interpreter to a meeting for the staff, or removes the interpreter.
 * @throws Problem not_found, bad_input for an unknown interpreter, or conflict when the interpreter is taken,
 * the room is too small, or the meeting is past, cancelled or changed
 */
export async function setInterpreter({
  id,
  version,
  ...form
}: InterpreterForm): Promise<{ version: number }> {
  const { interpreter_id } = form
  const meeting = await lockUpcomingMeeting(id, version)
  const needs_interpreter = form.needs_interpreter || interpreter_id !== null
  const { id: timeId } = await lockSlot(await requireHourIdAt(meeting.starts_at))
  if (interpreter_id !== null) await assertInterpreterFree(interpreter_id, timeId, id)
  // An interpreter needs a third chair: when the room has only two, staff must move the meeting first.
  const seats = seatsNeeded(needs_interpreter)
  const roomId = await lockFreeRoom({ timeId, seats, exceptMeetingId: id, roomId: meeting.room_id })
  await deleteBookings([id], 'agreed')
  await reserveSlot({
    meetingId: id,
    timeId,
    users: sideIdsOf(meeting),
    roomId,
    interpreterId: interpreter_id,
  })
  const savedMeeting = await saveMeeting(id, typeCheckedValues(meetings, { ...form, needs_interpreter }))
  await recordEvent(id, { kind: 'interpreter', startsAt: meeting.starts_at })
  return { version: savedMeeting.version }
}

/** Finds the id of the hour that begins at a moment. @throws Problem not_found */
async function requireHourIdAt(startsAt: Date): Promise<number> {
  const rows = await db()
    .select({ id: meetingTimes.id })
    .from(meetingTimes)
    .where(eq(meetingTimes.starts_at, startsAt))
  return requireRow(rows).id
}
