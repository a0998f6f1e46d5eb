import { db } from '@/db/client'
import { meetings } from '@/db/schema/meetings'
import { isComingOf } from '../coming-bookings'
import type { Meeting } from './hold'
import { notifyBoth, notifyOther } from './tell'
import { deleteBookings, nobodyWaits, recordEvent, recordEvents, saveMeeting, saveMeetings } from './write'

/** Every function here runs in the transaction of its call. */

const cancelValues = (as: NonNullable<Meeting['cancelled_as']>, reason: string) =>
  ({ meeting_status: 'cancelled', cancelled_as: as, cancel_reason: reason, ...nobodyWaits }) as const

type Cancellation = { as: 'declined' | 'cancelled' | 'taken_back'; by: number; reason: string }

/** Ends a meeting for one side and frees its bookings (trigger). The other side is notified. */
export async function cancel(meeting: Meeting, { as, by, reason }: Cancellation): Promise<Meeting> {
  const savedMeeting = await saveMeeting(meeting.id, cancelValues(as, reason))
  await recordEvent(savedMeeting.id, { kind: as, by, startsAt: meeting.starts_at, note: reason })
  // The sender of a request cannot decline it, only the other time that was proposed for it.
  const isCounterDeclined = as === 'declined' && by === meeting.sender_id
  await notifyOther(isCounterDeclined ? 'counter_declined' : as, savedMeeting, by, reason)
  return savedMeeting
}

const stepOf = { staff: 'cancelled', expired: 'expired' } as const

/** Ends locked meetings for neither side and notifies both. @returns the meetings after it */
export async function cancelAll(
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

/** Drops the proposal for an accepted meeting at the word of one side. */
export async function dropProposal(
  meeting: Meeting,
  kind: 'proposal_declined' | 'taken_back',
  by: number,
  note = '',
): Promise<Meeting> {
  await deleteBookings([meeting.id], 'proposed')
  const savedMeeting = await saveMeeting(meeting.id, nobodyWaits)
  await recordEvent(savedMeeting.id, { kind, by, startsAt: meeting.proposed_starts_at, note })
  await notifyOther(kind === 'taken_back' ? 'proposal_taken_back' : kind, savedMeeting, by, note)
  return savedMeeting
}

/** Ends proposals that were not answered in time; both sides get a mail. */
export async function expireProposals(heldMeetings: readonly Meeting[]): Promise<void> {
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
 * @returns how many meetings
 */
export async function cancelMeetingsOf(userId: number, reason: string): Promise<number> {
  const comingMeetings = await db()
    .select()
    .from(meetings)
    .where(isComingOf(userId))
    .orderBy(meetings.id)
    .for('update')
  return (await cancelAll(comingMeetings, 'staff', reason)).length
}
