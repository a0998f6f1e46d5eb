import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetings, meetingTimes, meetingUsers } from '@/db/schema/meetings'
import { Problem } from '@/lib/api/problem'
import { found } from '@/lib/api/rows'
import type { Locale } from '@/lib/i18n/locale'
import { tellOf } from '../mail'
import type { AnswerForm, AskForm, ProposeForm, ReasonedForm } from '../participants/schema'
import type { MeetingUser } from '../participants/session'
import { seatsNeeded } from '../limits'
import { haveNoLanguageInCommon } from '../schema'
import { type Asker, freeRoom, refuseBusy, refuseBusyInterpreter } from './free'
import {
  holdComing,
  holdHour,
  holdMeeting,
  holdParties,
  type Hour,
  type Meeting,
  type Party,
  partyColumns,
} from './hold'
import { answerBy, freeHours, nobodyWaits, noteStep, remindedAlready, saveMeeting, takeHour } from './write'

/** Every function here runs in the transaction of its call, which stands or falls as a whole. */

const sidesOf = ({ sender_id, receiver_id }: Meeting) => [sender_id, receiver_id] as const
const otherSide = ({ sender_id, receiver_id }: Meeting, side: number) =>
  side === sender_id ? receiver_id : sender_id

/** Both sides as they are now, whether blocked or not: they are told of what becomes of their meeting. */
async function partiesOf(meeting: Meeting): Promise<Party[]> {
  const rows = await db()
    .select(partyColumns)
    .from(meetingUsers)
    .where(or(...sidesOf(meeting).map((id) => eq(meetingUsers.id, id))))
  return sidesOf(meeting).map((id) => found(rows.filter((row) => row.id === id)))
}

/** The hour at which something begins. */
async function hourAt(startsAt: Date): Promise<number> {
  const rows = await db()
    .select({ id: meetingTimes.id })
    .from(meetingTimes)
    .where(eq(meetingTimes.starts_at, startsAt))
  return found(rows).id
}

/** A meeting of one of its sides, held. @throws Problem not_found, of another's too; conflict */
async function holdOwn(user: MeetingUser, { id, version }: AnswerForm): Promise<Meeting> {
  const [own] = await db()
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.id, id), or(eq(meetings.sender_id, user.id), eq(meetings.receiver_id, user.id))))
  if (!own) throw new Problem('not_found')
  return holdComing(id, version)
}

/** @throws Problem conflict unless the answer of this side is waited for */
function refuseUnlessWaitedFor(meeting: Meeting, user: MeetingUser): void {
  const isOver = meeting.answer_by !== null && meeting.answer_by <= new Date()
  if (meeting.waits_for_id !== user.id || isOver)
    throw new Problem('conflict', 'problems.meeting_not_waiting')
}

type Asked = { sender: Party; receiver: Party; hour: Hour; roomId: number }

/** @throws Problem conflict when the two have an open request between them */
async function insertRequest(
  { sender, receiver, hour, roomId }: Asked,
  asked: Pick<AskForm, 'meeting_description' | 'needs_interpreter'>,
): Promise<Meeting> {
  const [request] = await db()
    .insert(meetings)
    .values({
      ...{ meeting_status: 'pending', sender_id: sender.id, receiver_id: receiver.id },
      ...{ starts_at: hour.startsAt, room_id: roomId, ...asked },
      ...{ waits_for_id: receiver.id, answer_by: answerBy(hour) },
    })
    .onConflictDoNothing()
    .returning()
  if (!request) throw new Problem('conflict', 'problems.meeting_requested_already')
  return request
}

/**
 * Asks somebody for a meeting. The hour of both and a room are held for the answer.
 * @throws Problem bad_input, or conflict that says why it cannot be
 */
export async function askForMeeting(sender: MeetingUser, form: AskForm, lang: Locale): Promise<Meeting> {
  const { receiver_id, time_id, ...asked } = form
  if (receiver_id === sender.id) throw Problem.field('receiver_id', 'problems.meeting_with_self')
  const asker: Asker = { side: sender.id, lang }
  // Most of those who come too late are told so before they wait for the hour.
  const two = { timeId: time_id, users: [sender.id, receiver_id], except: null }
  await refuseBusy(two, asker)
  const hour = await holdHour(time_id)
  const [from, receiver] = await holdParties([sender.id, receiver_id])
  if (!from || !receiver) throw new Problem('not_found')
  await refuseBusy(two, asker)
  const needs_interpreter =
    asked.needs_interpreter || haveNoLanguageInCommon(from.languages, receiver.languages)
  const roomId = await freeRoom({ timeId: time_id, seats: seatsNeeded(needs_interpreter), except: null })
  const meeting = await insertRequest(
    { sender: from, receiver, hour, roomId },
    { meeting_description: asked.meeting_description, needs_interpreter },
  )
  await takeHour({ meetingId: meeting.id, timeId: time_id, users: [from.id, receiver.id], roomId })
  await noteStep(meeting.id, { kind: 'asked', by: from.id, startsAt: hour.startsAt })
  await tellOf('asked', meeting, [{ to: receiver, other: from }])
  return meeting
}

/** Accepts a request, or the other time that the other side proposes. @throws Problem not_found, conflict */
export async function acceptMeeting(user: MeetingUser, form: AnswerForm): Promise<Meeting> {
  const meeting = await holdOwn(user, form)
  refuseUnlessWaitedFor(meeting, user)
  const { proposed_starts_at: movedTo, proposed_room_id } = meeting
  if (movedTo) {
    await freeHours(meeting.id, 'agreed')
    await settleProposal(meeting.id)
  }
  const startsAt = movedTo ?? meeting.starts_at
  const saved = await saveMeeting(meeting.id, {
    meeting_status: 'accepted',
    ...nobodyWaits,
    ...remindedAlready(startsAt),
    // Who interpreted at the old hour may be busy at the new one: staff book anew.
    ...(movedTo && { starts_at: movedTo, room_id: proposed_room_id, interpreter_id: null }),
  })
  await noteStep(saved.id, { kind: 'accepted', by: user.id, startsAt })
  await tellBoth('accepted', saved)
  return saved
}

/** What was held for a proposal is what the meeting has. */
async function settleProposal(meetingId: number): Promise<void> {
  await db().execute(
    sql`update meeting_bookings set is_proposed = false where meeting_id = ${meetingId} and is_proposed`,
  )
}

/** Declines a request, which ends it; or a proposal, and the meeting stays. @throws Problem not_found, conflict */
export async function declineMeeting(user: MeetingUser, { reason, ...form }: ReasonedForm): Promise<Meeting> {
  const meeting = await holdOwn(user, form)
  refuseUnlessWaitedFor(meeting, user)
  if (meeting.meeting_status === 'accepted')
    return dropProposal(meeting, 'proposal_declined', user.id, reason)
  return cancel(meeting, { as: 'declined', by: user.id, reason })
}

/** Forgets the other time that was proposed for an accepted meeting. */
export async function dropProposal(
  meeting: Meeting,
  kind: 'proposal_declined' | 'proposal_expired' | 'taken_back',
  by: number | null,
  note = '',
): Promise<Meeting> {
  await freeHours(meeting.id, 'proposed')
  const saved = await saveMeeting(meeting.id, nobodyWaits)
  await noteStep(saved.id, { kind, by, startsAt: meeting.proposed_starts_at, note })
  if (kind === 'proposal_expired') await tellBoth(kind, saved, note)
  else await tellOther(kind === 'taken_back' ? 'proposal_taken_back' : kind, saved, by, note)
  return saved
}

type Cancelled = {
  as: NonNullable<Meeting['cancelled_as']>
  by: number | null
  reason?: string
}
const stepOf = {
  declined: 'declined',
  cancelled: 'cancelled',
  taken_back: 'taken_back',
  expired: 'expired',
  staff: 'cancelled',
} as const

/** Ends a meeting, and frees what it held (trigger). Who did not do it is told. */
export async function cancel(meeting: Meeting, { as, by, reason = '' }: Cancelled): Promise<Meeting> {
  const saved = await saveMeeting(meeting.id, {
    meeting_status: 'cancelled',
    cancelled_as: as,
    cancel_reason: reason,
    ...nobodyWaits,
  })
  const kind = stepOf[as]
  await noteStep(saved.id, { kind, by, startsAt: meeting.starts_at, note: reason })
  if (by === null) await tellBoth(kind, saved, reason)
  else await tellOther(kind, saved, by, reason)
  return saved
}

/**
 * Proposes another time. A request moves there and waits for the other side; an accepted meeting stays where it is
 * until they accept.
 * @throws Problem not_found, or conflict that says why it cannot be
 */
export async function proposeTime(
  user: MeetingUser,
  { time_id, note, ...form }: ProposeForm,
  lang: Locale,
): Promise<Meeting> {
  const meeting = await holdOwn(user, form)
  if (meeting.meeting_status === 'pending') refuseUnlessWaitedFor(meeting, user)
  else if (meeting.waits_for_id !== null && meeting.waits_for_id !== user.id)
    // One's own proposal is taken back before another is made.
    throw new Problem('conflict', 'problems.meeting_requested_already')
  const hour = await holdHour(time_id)
  await refuseBusy({ timeId: time_id, users: sidesOf(meeting), except: null }, { side: user.id, lang })
  const seats = seatsNeeded(meeting.needs_interpreter)
  const other = otherSide(meeting, user.id)
  const waits = { waits_for_id: other, answer_by: answerBy(hour) }
  const isAgreed = meeting.meeting_status === 'accepted'
  await freeHours(meeting.id, isAgreed ? 'proposed' : 'all')
  const roomId = await freeRoom({ timeId: time_id, seats, except: null })
  await takeHour({
    meetingId: meeting.id,
    timeId: time_id,
    users: sidesOf(meeting),
    roomId,
    isProposed: isAgreed,
  })
  const saved = await saveMeeting(
    meeting.id,
    isAgreed
      ? // The meeting itself may begin before the proposed hour does.
        {
          ...waits,
          answer_by: new Date(Math.min(waits.answer_by.getTime(), meeting.starts_at.getTime())),
          proposed_starts_at: hour.startsAt,
          proposed_room_id: roomId,
        }
      : { ...waits, starts_at: hour.startsAt, room_id: roomId },
  )
  await noteStep(saved.id, { kind: 'proposed', by: user.id, startsAt: hour.startsAt, note })
  await tellOther('proposed', saved, user.id, note)
  return saved
}

/** Cancels an accepted meeting, or takes back a request of one's own. @throws Problem not_found, conflict */
export async function cancelMeeting(user: MeetingUser, { reason, ...form }: ReasonedForm): Promise<Meeting> {
  const meeting = await holdOwn(user, form)
  if (meeting.meeting_status === 'accepted') return cancel(meeting, { as: 'cancelled', by: user.id, reason })
  if (meeting.waits_for_id === user.id) throw new Problem('conflict', 'problems.meeting_changed')
  return cancel(meeting, { as: 'taken_back', by: user.id, reason })
}

/** Takes back another time that one proposed: the meeting stays. @throws Problem not_found, conflict */
export async function takeBackProposal(user: MeetingUser, form: AnswerForm): Promise<Meeting> {
  const meeting = await holdOwn(user, form)
  if (!meeting.proposed_starts_at || meeting.waits_for_id === user.id)
    throw new Problem('conflict', 'problems.meeting_changed')
  return dropProposal(meeting, 'taken_back', user.id)
}

export type BookForm = {
  sender_id: number
  receiver_id: number
  time_id: number
  /** Null: the smallest that is free. */
  room_id: number | null
  needs_interpreter: boolean
  interpreter_id: number | null
  meeting_description: string
}

/** Staff book a meeting for two, which is accepted at once. @throws Problem bad_input, conflict */
export async function bookMeeting(form: BookForm): Promise<{ id: number }> {
  const { sender_id, receiver_id, time_id, room_id, interpreter_id, meeting_description } = form
  if (sender_id === receiver_id) throw Problem.field('receiver_id', 'problems.meeting_with_self')
  const hour = await holdHour(time_id)
  const users = [sender_id, receiver_id]
  await holdParties(users)
  await refuseBusy({ timeId: time_id, users, except: null }, 'staff')
  const needs_interpreter = form.needs_interpreter || interpreter_id !== null
  const seats = seatsNeeded(needs_interpreter)
  const roomId = await freeRoom({ timeId: time_id, seats, except: null, roomId: room_id })
  if (interpreter_id !== null) await refuseBusyInterpreter(interpreter_id, time_id, null)
  const rows = await db()
    .insert(meetings)
    .values({
      ...{ meeting_status: 'accepted', sender_id, receiver_id, starts_at: hour.startsAt, room_id: roomId },
      ...{ needs_interpreter, interpreter_id, meeting_description },
      ...remindedAlready(hour.startsAt),
    })
    .returning()
  const meeting = found(rows)
  await takeHour({
    ...{ meetingId: meeting.id, timeId: time_id, users },
    ...{ roomId, interpreterId: interpreter_id },
  })
  await noteStep(meeting.id, { kind: 'booked', startsAt: hour.startsAt })
  await tellBoth('booked', meeting)
  return { id: meeting.id }
}

type MoveForm = { id: number; version?: number | undefined; time_id: number; room_id: number | null }

/**
 * Staff move a meeting to another hour or room; what was proposed for it is forgotten, a request stays one.
 * @throws Problem not_found, or conflict that says who or what is taken, or that it changed since `version`
 */
export async function moveMeeting({ id, version, time_id, room_id }: MoveForm): Promise<{ version: number }> {
  const meeting = await holdComing(id, version)
  const hour = await holdHour(time_id)
  await refuseBusy({ timeId: time_id, users: sidesOf(meeting), except: id }, 'staff')
  const seats = seatsNeeded(meeting.needs_interpreter)
  const roomId = await freeRoom({ timeId: time_id, seats, except: id, roomId: room_id })
  const { interpreter_id } = meeting
  if (interpreter_id !== null) await refuseBusyInterpreter(interpreter_id, time_id, id)
  await freeHours(id, 'all')
  await takeHour({
    ...{ meetingId: id, timeId: time_id, users: sidesOf(meeting) },
    ...{ roomId, interpreterId: interpreter_id },
  })
  const isPending = meeting.meeting_status === 'pending'
  const saved = await saveMeeting(id, {
    starts_at: hour.startsAt,
    room_id: roomId,
    ...(isPending
      ? { answer_by: new Date(Math.min(meeting.answer_by?.getTime() ?? 0, hour.startsAt.getTime())) }
      : { ...nobodyWaits, ...remindedAlready(hour.startsAt) }),
  })
  await noteStep(id, { kind: 'moved', startsAt: hour.startsAt })
  await tellBoth('moved', saved)
  return { version: saved.version }
}

/** Staff cancel a meeting. @throws Problem not_found, conflict */
export async function cancelByStaff({ id, version, reason }: ReasonedForm): Promise<{ version: number }> {
  const meeting = await holdComing(id, version)
  const saved = await cancel(meeting, { as: 'staff', by: null, reason })
  return { version: saved.version }
}

type InterpreterForm = {
  id: number
  version?: number | undefined
  needs_interpreter: boolean
  interpreter_id: number | null
}

/** Staff say who interprets, or that nobody need. @throws Problem not_found, or conflict when one is taken */
export async function setInterpreter(form: InterpreterForm): Promise<{ version: number }> {
  const { id, version, interpreter_id } = form
  const meeting = await holdComing(id, version)
  const needs_interpreter = form.needs_interpreter || interpreter_id !== null
  const { id: timeId } = await holdHour(await hourAt(meeting.starts_at))
  if (interpreter_id !== null) await refuseBusyInterpreter(interpreter_id, timeId, id)
  // A third chair is needed: the room has it, or the meeting is moved first.
  const seats = seatsNeeded(needs_interpreter)
  const roomId = await freeRoom({ timeId, seats, except: id, roomId: meeting.room_id })
  await freeHours(id, 'agreed')
  await takeHour({ meetingId: id, timeId, users: sidesOf(meeting), roomId, interpreterId: interpreter_id })
  const saved = await saveMeeting(id, { needs_interpreter, interpreter_id })
  await noteStep(id, { kind: 'interpreter', startsAt: meeting.starts_at })
  return { version: saved.version }
}

/**
 * Cancels whatever somebody has before them, because staff block them. Whoever blocks has saved that before, so that
 * nobody asks them meanwhile.
 * @returns how many meetings
 */
export async function cancelMeetingsOf(userId: number, reason: string): Promise<number> {
  const coming = await db()
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(
        or(eq(meetings.sender_id, userId), eq(meetings.receiver_id, userId)),
        ne(meetings.meeting_status, 'cancelled'),
        gt(meetings.starts_at, sql`now()`),
      ),
    )
    .orderBy(meetings.id)
  let cancelled = 0
  for (const { id } of coming) {
    // Between the two reads it may have been answered.
    const meeting = await holdMeeting(id)
    if (meeting.meeting_status === 'cancelled') continue
    await cancel(meeting, { as: 'staff', by: null, reason })
    cancelled++
  }
  return cancelled
}

type Told = Parameters<typeof tellOf>[0]

async function tellBoth(kind: Told, meeting: Meeting, note = ''): Promise<void> {
  const [sender, receiver] = await partiesOf(meeting)
  if (!sender || !receiver) return
  const both = [
    { to: sender, other: receiver },
    { to: receiver, other: sender },
  ]
  await tellOf(kind, meeting, both, note)
}

/** Tells whoever did not do it. @param by which side did */
async function tellOther(kind: Told, meeting: Meeting, by: number | null, note = ''): Promise<void> {
  const parties = await partiesOf(meeting)
  const to = parties.find(({ id }) => id !== by)
  const other = parties.find(({ id }) => id === by)
  if (to && other) await tellOf(kind, meeting, [{ to, other }], note)
}
