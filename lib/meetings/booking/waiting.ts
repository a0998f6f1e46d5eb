import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db, inTransaction } from '@/db/client'
import { meetings, meetingUsers } from '@/db/schema/meetings'
import { cancelMeetingsAndNotifyBoth, expireProposalsAndNotify } from './cancel'
import type { Meeting } from './hold'
import { pairRecipients } from './tell'
import { replaceUnsentMeetingMails } from './mail'

/** The most meetings that one transaction handles; the next transactions handle the rest. */
const batch = 50

/** Ends requests and drops proposed times that were not answered in time, and notifies both sides. */
export async function expireUnansweredMeetings(_: unknown, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const settledCount = await inTransaction(async () => {
      const rows = await db()
        .select()
        .from(meetings)
        .where(and(isNotNull(meetings.waits_for_id), lte(meetings.answer_by, sql`now()`)))
        .orderBy(asc(meetings.answer_by))
        .limit(batch)
        // Skips a meeting that a concurrent answer has locked, because the answer ends the waiting.
        .for('update', { skipLocked: true })
      const isRequest = (meeting: Meeting) => meeting.meeting_status === 'pending'
      await cancelMeetingsAndNotifyBoth(rows.filter(isRequest), 'expired')
      await expireProposalsAndNotify(rows.filter((meeting) => !isRequest(meeting)))
      return rows.length
    })
    if (settledCount < batch) return
  }
}

const sender = alias(meetingUsers, 'sender')
const receiver = alias(meetingUsers, 'receiver')
/** Mails a reminder of an accepted meeting to both sides: 24 hours before it, and again 1 hour before it. */
export async function remindOfMeetings(_: unknown, signal: AbortSignal): Promise<void> {
  for (const { hours, column, name } of [
    { hours: 24, column: meetings.reminded_day_at, name: 'reminded_day_at' },
    { hours: 1, column: meetings.reminded_hour_at, name: 'reminded_hour_at' },
  ] as const)
    while (!signal.aborted) {
      const reminderCount = await inTransaction(async () => {
        const rows = await db()
          .select({ meeting: meetings, sender, receiver })
          .from(meetings)
          .innerJoin(sender, eq(sender.id, meetings.sender_id))
          .innerJoin(receiver, eq(receiver.id, meetings.receiver_id))
          .where(
            and(
              eq(meetings.meeting_status, 'accepted'),
              isNull(column),
              gt(meetings.starts_at, sql`now()`),
              lte(meetings.starts_at, sql`now() + make_interval(hours => ${hours})`),
            ),
          )
          .orderBy(asc(meetings.starts_at))
          .limit(batch)
          .for('update', { of: meetings, skipLocked: true })
        await replaceUnsentMeetingMails(
          'reminder',
          rows.map(({ meeting, ...sides }) => ({
            meeting,
            recipients: pairRecipients(sides.sender, sides.receiver),
          })),
        )
        // The version of the meeting stays the same, so that a reminder causes no conflict in an open form.
        const ids = rows.map(({ meeting }) => meeting.id)
        await db()
          .update(meetings)
          .set({ [name]: sql`now()` })
          .where(inArray(meetings.id, ids))
        return rows.length
      })
      if (reminderCount < batch) break
    }
}
