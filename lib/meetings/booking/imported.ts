import { meetings } from '@/db/schema/meetings'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import { findHourId } from '../hours/queries'
import type { ImportedMeeting } from './schema'
import { deleteBookings, nobodyWaits, reserveSlot, sentReminderColumns } from './write'

/**
 * Adds a meeting of an old site, or writes it anew. Both sides know of it, so nobody gets a mail; reminders come
 * when it is time. The hour, the people and the room are booked, as far as they are here.
 * @throws Problem not_found, or conflict when somebody saved the meeting since `version`, or when an upcoming
 * meeting has no hour or no room here
 */
export async function saveImportedMeeting({
  id,
  version,
  answer_by,
  ...form
}: ImportedMeeting): Promise<{ id: number }> {
  const { meeting_status, sender_id, receiver_id, starts_at, room_id, interpreter_id } = form
  const row = {
    ...form,
    ...nobodyWaits,
    ...(meeting_status === 'pending' ? { waits_for_id: receiver_id, answer_by } : {}),
    ...sentReminderColumns(starts_at),
  }
  if (id !== undefined) {
    await deleteBookings([id], 'all')
    await updateRow(meetings, { id, version }, row)
  }
  const meeting = id === undefined ? await insertRow(meetings, row) : { id }
  if (meeting_status === 'cancelled') return meeting
  const timeId = await findHourId(starts_at)
  if (timeId !== null && room_id !== null)
    await reserveSlot({
      ...{ meetingId: meeting.id, timeId, users: [sender_id, receiver_id] },
      ...{ roomId: room_id, interpreterId: interpreter_id },
    })
  else if (starts_at > new Date())
    throw timeId === null
      ? Problem.ofField('time_id', 'problems.meeting_hour_gone', {}, 'conflict')
      : Problem.ofField('room_id', 'problems.meeting_no_room', {}, 'conflict')
  return meeting
}

/** Takes an imported meeting back with its bookings. @throws Problem not_found */
export const deleteImportedMeeting = (id: number): Promise<void> => deleteRow(meetings, id)
