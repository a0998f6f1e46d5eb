import { db } from '@/db/client'
import { meetings } from '@/db/schema/meetings'
import { isUpcomingMeetingOf } from '../coming-bookings'
import type { Meeting } from './hold'
import { notifyBoth, notifyOtherSide } from './tell'
import { deleteBookings, nobodyWaits, recordEvent, recordEvents, saveMeeting, saveMeetings } from './write'

/** Every function of this file runs in the transaction of its caller. */

const cancelValues = (as: NonNullable<Meeting['cancelled_as']>, reason: string) =>
  ({ meeting_status: 'cancelled', cancelled_as: as, cancel_reason: reason, ...nobodyWaits }) as const

type Cancellation = { as: 'declined' | 'cancelled' | 'taken_back'; by: number; reason: string }

/** Ends a meeting on behalf of one side and notifies the other. A database trigger deletes the bookings. */
export async function cancelAndNotifyOther(
  meeting: Meeting,
  { as, by, reason }: Cancellation,
): Promise<Meeting> {
  const savedMeeting = await saveMeeting(meeting.id, cancelValues(as, reason))
  await recordEvent(savedMeeting.id, { kind: as, by, startsAt: meeting.starts_at, note: reason })
  // A sender cannot decline their own request, only another time that the receiver proposed for it.
  const isCounterDeclined = as === 'declined' && by === meeting.sender_id
  await notifyOtherSide(isCounterDeclined ? 'counter_declined' : as, savedMeeting, by, reason)
  return savedMeeting
}

const stepOf = { staff: 'cancelled', expired: 'expired' } as const

/**
 * Ends locked meetings on behalf of the staff or because they expired, and notifies both sides.
 * @returns the meetings after the change
 */
export async function cancelAllAndNotify(
  heldMeetings: readonly Meeting[],
  as: keyof typeof stepOf,
  reason = '',
): Promise<Meeting[]> {
  if (heldMeetings.length === 0) return []
  const kind = stepOf[as]
  const savedMeetings = await saveMeetings(idsOf(heldMeetings), cancelValues(as, reason))
  await recordEvents(
    heldMeetings.map(({ id, starts_at }) => ({ meetingId: id, kind, startsAt: starts_at, note: reason })),
  )
  await notifyBoth(kind, savedMeetings, reason)
  return savedMeetings
}

const idsOf = (heldMeetings: readonly Meeting[]) => heldMeetings.map(({ id }) => id)

/** Drops another time that was proposed for an accepted meeting, on behalf of one side; the meeting stays. */
export async function dropProposalAndNotifyOther(
  meeting: Meeting,
  kind: 'proposal_declined' | 'taken_back',
  by: number,
  note = '',
): Promise<Meeting> {
  await deleteBookings([meeting.id], 'proposed')
  const savedMeeting = await saveMeeting(meeting.id, nobodyWaits)
  await recordEvent(savedMeeting.id, { kind, by, startsAt: meeting.proposed_starts_at, note })
  await notifyOtherSide(kind === 'taken_back' ? 'proposal_taken_back' : kind, savedMeeting, by, note)
  return savedMeeting
}

/** Drops proposed times that were not answered in time; both sides get a mail, and the meetings stay. */
export async function expireProposalsAndNotify(heldMeetings: readonly Meeting[]): Promise<void> {
  if (heldMeetings.length === 0) return
  const kind = 'proposal_expired'
  await deleteBookings(idsOf(heldMeetings), 'proposed')
  const savedMeetings = await saveMeetings(idsOf(heldMeetings), nobodyWaits)
  await recordEvents(
    heldMeetings.map(({ id, proposed_starts_at }) => ({ meetingId: id, kind, startsAt: proposed_starts_at })),
  )
  await notifyBoth(kind, savedMeetings)
}

/**
 * Cancels all upcoming meetings of a participant whom staff block. The caller saves the block first, so that
 * no new request can arrive.
 * @returns the number of cancelled meetings
 */
export async function cancelUpcomingMeetingsOf(userId: number, reason: string): Promise<number> {
  const comingMeetings = await db()
    .select()
    .from(meetings)
    .where(isUpcomingMeetingOf(userId))
    .orderBy(meetings.id)
    .for('update')
  return (await cancelAllAndNotify(comingMeetings, 'staff', reason)).length
}
