import { inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingUsers } from '@/db/schema/meetings'
import { requireRow } from '@/lib/platform/api/rows'
import { type MeetingMailKind, replaceUnsentMeetingMails } from './mail'
import { type Meeting, type Party, partyColumns, sideIdsOf } from './hold'

/**
 * Reads the participants of meetings and returns a function that gives both sides of each meeting. Blocked
 * participants are included, because they are notified of their meetings, too.
 */
async function loadPartiesLookup(
  meetings: readonly Meeting[],
): Promise<(meeting: Meeting) => [Party, Party]> {
  const rows = await db()
    .select(partyColumns)
    .from(meetingUsers)
    .where(inArray(meetingUsers.id, meetings.flatMap(sideIdsOf)))
  const party = (id: number) => requireRow(rows.filter((row) => row.id === id))
  return ({ sender_id, receiver_id }) => [party(sender_id), party(receiver_id)]
}

export async function notifyBoth(
  mailKind: MeetingMailKind,
  meetings: readonly Meeting[],
  note = '',
): Promise<void> {
  const sides = await loadPartiesLookup(meetings)
  await replaceUnsentMeetingMails(
    mailKind,
    meetings.map((meeting) => ({ meeting, recipients: pairRecipients(...sides(meeting)), note })),
  )
}

/** Pairs two participants so that each is notified about the other. */
export const pairRecipients = (one: Party, two: Party) => [
  { to: one, other: two },
  { to: two, other: one },
]

/**
 * Notifies the side that did not cause the event.
 * @param byUserId the participant who caused the event
 * @param previousTime the time of the meeting before this participant proposed another one
 */
export async function notifyOtherSide(
  mailKind: MeetingMailKind,
  meeting: Meeting,
  byUserId: number,
  note = '',
  previousTime?: Date,
): Promise<void> {
  const sides = await loadPartiesLookup([meeting])
  const recipients = pairRecipients(...sides(meeting)).filter(({ other }) => other.id === byUserId)
  await replaceUnsentMeetingMails(mailKind, [
    { meeting, recipients, note, ...(previousTime && { before: previousTime }) },
  ])
}
