import { and, eq, gt, or, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetings } from '@/db/schema/meetings'
import { Problem } from '@/lib/platform/api/problem'
import { typeCheckedValues } from '@/lib/platform/api/rows'
import { env } from '@/lib/platform/env'
import type { Locale } from '@/lib/platform/i18n/locale'
import { asksADayMax, seatsNeeded } from '../limits'
import { replaceUnsentMeetingMails } from './mail'
import type { AnswerForm, AskForm, ProposeForm, ReasonedForm } from './schema'
import type { MeetingUser } from '@/lib/platform/auth/callers'
import { requiresInterpreter } from '../schema'
import { cancelAndNotifyOther, dropProposalAndNotifyOther } from './cancel'
import { type Requester, lockFreeRoom, assertFree } from './free'
import {
  lockUpcomingMeeting,
  lockSlot,
  lockParticipants,
  type Hour,
  type Meeting,
  type Party,
  sideIdsOf,
} from './hold'
import { notifyBoth, notifyOtherSide } from './tell'
import {
  answerDeadline,
  deleteBookings,
  nobodyWaits,
  recordEvent,
  sentReminderColumns,
  saveMeeting,
  reserveSlot,
} from './write'

// Every function of this file runs in the transaction of the API call.

const otherSideId = ({ sender_id, receiver_id }: Meeting, side: number) =>
  side === sender_id ? receiver_id : sender_id

/**
 * Locks a meeting of which the participant is a side.
 * @throws Problem not_found, also for a meeting of other participants, or conflict for a past, cancelled or
 * changed meeting
 */
async function lockOwnMeeting(user: MeetingUser, { id, version }: AnswerForm): Promise<Meeting> {
  const [ownMeeting] = await db()
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.id, id), or(eq(meetings.sender_id, user.id), eq(meetings.receiver_id, user.id))))
  if (!ownMeeting) throw new Problem('not_found')
  return lockUpcomingMeeting(id, version)
}

/** @throws Problem conflict unless the meeting still waits for the answer of this participant */
function requireMeetingAwaitsUser(meeting: Meeting, user: MeetingUser): void {
  refuseAfterAnswerDeadline(meeting)
  if (meeting.waits_for_id !== user.id) throw new Problem('conflict', 'problems.meeting_not_waiting')
}

/** @throws Problem conflict when the deadline of the answer has passed */
function refuseAfterAnswerDeadline({ answer_by }: Meeting): void {
  if (answer_by !== null && answer_by <= new Date())
    throw new Problem('conflict', 'problems.meeting_not_waiting')
}

type MeetingRequest = { sender: Party; receiver: Party; hour: Hour; roomId: number }

/** @throws Problem conflict when an open request between the two participants exists already */
async function insertRequest(
  { sender, receiver, hour, roomId }: MeetingRequest,
  details: Omit<AskForm, 'receiver_id' | 'time_id'>,
): Promise<Meeting> {
  const [request] = await db()
    .insert(meetings)
    .values({
      ...{ meeting_status: 'pending', sender_id: sender.id, receiver_id: receiver.id },
      ...{ starts_at: hour.startsAt, room_id: roomId, ...typeCheckedValues(meetings, details) },
      ...{ waits_for_id: receiver.id, answer_by: answerDeadline(hour) },
    })
    .onConflictDoNothing()
    .returning()
  if (!request) throw new Problem('conflict', 'problems.meeting_requested_already')
  return request
}

/** @throws Problem rate_limited when the sender sent the receiver too many requests within a day */
async function refuseTooManyRequests(senderId: number, receiverId: number): Promise<void> {
  const requestCount = await db().$count(
    meetings,
    and(
      eq(meetings.sender_id, senderId),
      eq(meetings.receiver_id, receiverId),
      gt(meetings.created_at, sql`now() - interval '1 day'`),
    ),
  )
  if (requestCount >= asksADayMax * env().rateLimitFactor)
    throw new Problem('rate_limited', 'problems.meeting_asks_daily', { seconds: 24 * 3_600 })
}

/**
 * Sends a request for a meeting. The request at once books a room, and the hour for both participants.
 * @throws Problem bad_input, not_found, rate_limited, or conflict that says why the request is refused
 */
export async function requestMeeting(sender: MeetingUser, form: AskForm, lang: Locale): Promise<Meeting> {
  const { receiver_id, time_id, ...details } = form
  if (receiver_id === sender.id) throw Problem.ofField('receiver_id', 'problems.meeting_with_self')
  const requester: Requester = { side: sender.id, lang }
  // Checks without a lock first, so that most requests for a taken hour need not wait for the hour's lock.
  const two = { timeId: time_id, users: [sender.id, receiver_id], except: null }
  await assertFree(two, requester)
  const hour = await lockSlot(time_id)
  const [from, receiver] = await lockParticipants([sender.id, receiver_id])
  if (!from || !receiver) throw new Problem('not_found')
  await assertFree(two, requester)
  await refuseTooManyRequests(from.id, receiver.id)
  const needs_interpreter =
    details.needs_interpreter || requiresInterpreter(from.languages, receiver.languages)
  const roomId = await lockFreeRoom({
    timeId: time_id,
    seats: seatsNeeded(needs_interpreter),
    exceptMeetingId: null,
  })
  const parts = { sender: from, receiver, hour, roomId }
  const meeting = await insertRequest(parts, { ...details, needs_interpreter })
  await reserveSlot({ meetingId: meeting.id, timeId: time_id, users: [from.id, receiver.id], roomId })
  await recordEvent(meeting.id, { kind: 'asked', by: from.id, startsAt: hour.startsAt })
  await replaceUnsentMeetingMails('asked', [{ meeting, recipients: [{ to: receiver, other: from }] }])
  return meeting
}

/** Accepts a request, or a time that the other side proposes instead. @throws Problem not_found, conflict */
export async function acceptMeeting(user: MeetingUser, form: AnswerForm): Promise<Meeting> {
  const meeting = await lockOwnMeeting(user, form)
  requireMeetingAwaitsUser(meeting, user)
  const { proposed_starts_at: movedTo, proposed_room_id } = meeting
  if (movedTo) {
    await deleteBookings([meeting.id], 'agreed')
    await confirmProposedBookings(meeting.id)
  }
  const startsAt = movedTo ?? meeting.starts_at
  const savedMeeting = await saveMeeting(meeting.id, {
    meeting_status: 'accepted',
    ...nobodyWaits,
    ...sentReminderColumns(startsAt),
    // The interpreter of the old hour may be busy at the new one, so staff must assign one again.
    ...(movedTo && { starts_at: movedTo, room_id: proposed_room_id, interpreter_id: null }),
  })
  await recordEvent(savedMeeting.id, { kind: 'accepted', by: user.id, startsAt })
  await notifyBoth('accepted', [savedMeeting])
  return savedMeeting
}

/** Turns the bookings of a proposed time into the bookings of the meeting. */
async function confirmProposedBookings(meetingId: number): Promise<void> {
  await db().execute(
    sql`update meeting_bookings set is_proposed = false where meeting_id = ${meetingId} and is_proposed`,
  )
}

/**
 * Declines and so ends a request; its receiver may do so even after proposing another time. If the meeting
 * is accepted already, declines only the proposed time, and the meeting stays.
 * @throws Problem not_found, conflict
 */
export async function declineMeeting(user: MeetingUser, { reason, ...form }: ReasonedForm): Promise<Meeting> {
  const meeting = await lockOwnMeeting(user, form)
  const isReceived = meeting.meeting_status === 'pending' && meeting.receiver_id === user.id
  if (isReceived) refuseAfterAnswerDeadline(meeting)
  else requireMeetingAwaitsUser(meeting, user)
  if (meeting.meeting_status === 'accepted')
    return dropProposalAndNotifyOther(meeting, 'proposal_declined', user.id, reason)
  return cancelAndNotifyOther(meeting, { cancelledAs: 'declined', byUserId: user.id, reason })
}

/**
 * Proposes another time. A request moves to that time at once and waits for the other side. An accepted
 * meeting keeps its time until the other side accepts.
 * @throws Problem not_found, or conflict that says why the proposal is refused
 */
export async function proposeTime(
  user: MeetingUser,
  { time_id, note, ...form }: ProposeForm,
  lang: Locale,
): Promise<Meeting> {
  const meeting = await lockOwnMeeting(user, form)
  if (meeting.meeting_status === 'pending') requireMeetingAwaitsUser(meeting, user)
  else if (meeting.waits_for_id !== null && meeting.waits_for_id !== user.id)
    // A side must withdraw its own proposal before it makes another.
    throw new Problem('conflict', 'problems.meeting_requested_already')
  const hour = await lockSlot(time_id)
  await assertFree({ timeId: time_id, users: sideIdsOf(meeting), except: null }, { side: user.id, lang })
  const seats = seatsNeeded(meeting.needs_interpreter)
  const other = otherSideId(meeting, user.id)
  const waits = { waits_for_id: other, answer_by: answerDeadline(hour) }
  const isAgreed = meeting.meeting_status === 'accepted'
  await deleteBookings([meeting.id], isAgreed ? 'proposed' : 'all')
  const roomId = await lockFreeRoom({ timeId: time_id, seats, exceptMeetingId: null })
  await reserveSlot({
    meetingId: meeting.id,
    timeId: time_id,
    users: sideIdsOf(meeting),
    roomId,
    isProposed: isAgreed,
  })
  const savedMeeting = await saveMeeting(
    meeting.id,
    isAgreed
      ? // The answer is due before the agreed hour begins, which may be earlier than the proposed hour.
        {
          ...waits,
          answer_by: new Date(Math.min(waits.answer_by.getTime(), meeting.starts_at.getTime())),
          proposed_starts_at: hour.startsAt,
          proposed_room_id: roomId,
        }
      : { ...waits, starts_at: hour.startsAt, room_id: roomId },
  )
  await recordEvent(savedMeeting.id, { kind: 'proposed', by: user.id, startsAt: hour.startsAt, note })
  await notifyOtherSide('proposed', savedMeeting, user.id, note, meeting.starts_at)
  return savedMeeting
}

/**
 * Cancels an accepted meeting, or ends a request: the sender withdraws the request, or the receiver declines
 * it after proposing another time.
 * @throws Problem not_found, conflict
 */
export async function cancelMeeting(user: MeetingUser, { reason, ...form }: ReasonedForm): Promise<Meeting> {
  const meeting = await lockOwnMeeting(user, form)
  if (meeting.meeting_status === 'accepted')
    return cancelAndNotifyOther(meeting, { cancelledAs: 'cancelled', byUserId: user.id, reason })
  if (meeting.waits_for_id === user.id) throw new Problem('conflict', 'problems.meeting_changed')
  // A request still belongs to its sender after the receiver has proposed another time, so the sender
  // withdraws it, and the receiver declines it.
  const as = meeting.sender_id === user.id ? 'taken_back' : 'declined'
  return cancelAndNotifyOther(meeting, { cancelledAs: as, byUserId: user.id, reason })
}

/**
 * Withdraws the time that the caller proposed for an accepted meeting; the meeting stays.
 * @throws Problem not_found, conflict
 */
export async function withdrawProposal(user: MeetingUser, form: AnswerForm): Promise<Meeting> {
  const meeting = await lockOwnMeeting(user, form)
  if (!meeting.proposed_starts_at || meeting.waits_for_id === user.id)
    throw new Problem('conflict', 'problems.meeting_changed')
  return dropProposalAndNotifyOther(meeting, 'taken_back', user.id)
}
