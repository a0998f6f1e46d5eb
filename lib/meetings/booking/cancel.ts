import { db } from '@/db/client'
import { meetings } from '@/db/schema/meetings'
import { isUpcomingMeetingOf } from '../coming-bookings'
import type { Meeting } from './hold'
import { notifyBoth, notifyOtherSide } from './tell'
import { deleteBookings, nobodyWaits, recordEvent, recordEvents, saveMeeting, saveMeetings } from './write'

/** Every function of this file runs in the transaction of its caller. */

const cancelledColumns = (cancelledAs: NonNullable<Meeting['cancelled_as']>, reason: string) =>
  ({ meeting_status: 'cancelled', cancelled_as: cancelledAs, cancel_reason: reason, ...nobodyWaits }) as const

type Cancellation = { cancelledAs: 'declined' | 'cancelled' | 'taken_back'; byUserId: number; reason: string }

/** Ends a meeting on behalf of one side and notifies the other. A database trigger deletes the bookings. */
export async function cancelAndNotifyOther(
  meeting: Meeting,
  { cancelledAs, byUserId, reason }: Cancellation,
): Promise<Meeting> {
  const savedMeeting = await saveMeeting(meeting.id, cancelledColumns(cancelledAs, reason))
  await recordEvent(savedMeeting.id, {
    kind: cancelledAs,
    by: byUserId,
    startsAt: meeting.starts_at,
    note: reason,
  })
  // A sender cannot decline their own request, only another time that the receiver proposed for it.
  const isCounterDeclined = cancelledAs === 'declined' && byUserId === meeting.sender_id
  await notifyOtherSide(isCounterDeclined ? 'counter_declined' : cancelledAs, savedMeeting, byUserId, reason)
  return savedMeeting
}

const stepOf = { staff: 'cancelled', expired: 'expired' } as const

/**
 * Ends locked meetings on behalf of the staff or because they expired, and notifies both sides.
 * @returns the meetings after the change
 */
export async function cancelMeetingsAndNotifyBoth(
  lockedMeetings: readonly Meeting[],
  cancelledAs: keyof typeof stepOf,
  reason = '',
): Promise<Meeting[]> {
  if (lockedMeetings.length === 0) return []
  const kind = stepOf[cancelledAs]
  const savedMeetings = await saveMeetings(idsOf(lockedMeetings), cancelledColumns(cancelledAs, reason))
  await recordEvents(
    lockedMeetings.map(({ id, starts_at }) => ({ meetingId: id, kind, startsAt: starts_at, note: reason })),
  )
  await notifyBoth(kind, savedMeetings, reason)
  return savedMeetings
}

const idsOf = (heldMeetings: readonly Meeting[]) => heldMeetings.map(({ id }) => id)

/** Drops the proposed new time of an accepted meeting and notifies the other side; the meeting stays. */
export async function dropProposalAndNotifyOther(
  meeting: Meeting,
  kind: 'proposal_declined' | 'taken_back',
  byUserId: number,
  note = '',
): Promise<Meeting> {
  await deleteBookings([meeting.id], 'proposed')
  const savedMeeting = await saveMeeting(meeting.id, nobodyWaits)
  await recordEvent(savedMeeting.id, { kind, by: byUserId, startsAt: meeting.proposed_starts_at, note })
  await notifyOtherSide(kind === 'taken_back' ? 'proposal_taken_back' : kind, savedMeeting, byUserId, note)
  return savedMeeting
}

/** Drops proposed times that were not answered in time; both sides get a mail, and the meetings stay. */
export async function expireProposalsAndNotify(lockedMeetings: readonly Meeting[]): Promise<void> {
  if (lockedMeetings.length === 0) return
  const kind = 'proposal_expired'
  await deleteBookings(idsOf(lockedMeetings), 'proposed')
  const savedMeetings = await saveMeetings(idsOf(lockedMeetings), nobodyWaits)
  await recordEvents(
    lockedMeetings.map(({ id, proposed_starts_at }) => ({
      meetingId: id,
      kind,
      startsAt: proposed_starts_at,
    })),
  )
  await notifyBoth(kind, savedMeetings)
}

/**
 * Cancels all upcoming meetings of a participant whom staff block. The caller saves the block first, so that
 * no new request can arrive.
 * @returns the number of cancelled meetings
 */
export async function cancelUpcomingMeetingsAndNotify(userId: number, reason: string): Promise<number> {
  const comingMeetings = await db()
    .select()
    .from(meetings)
    .where(isUpcomingMeetingOf(userId))
    .orderBy(meetings.id)
    .for('update')
  return (await cancelMeetingsAndNotifyBoth(comingMeetings, 'staff', reason)).length
}
