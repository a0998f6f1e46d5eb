import { and, eq, isNull } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingBookings, meetingUsers } from '@/db/schema/meetings'
import { found } from '@/lib/api/rows'
import type { Locale } from '@/lib/i18n/locale'
import { refuseBusy } from '../booking/free'
import { holdHour } from '../booking/hold'
import type { MeetingLanguage } from '../schema'
import type { MeetingUser } from './session'

/** Somebody comes in: from now on they are written to in the language in which they did. */
export async function enterIn(email: string, lang: Locale): Promise<MeetingUser | undefined> {
  const [user] = await db()
    .update(meetingUsers)
    .set({ lang })
    .where(and(eq(meetingUsers.email, email), isNull(meetingUsers.blocked_at)))
    .returning()
  return user
}

/** Which languages somebody can meet in; staff who have the record open lose nothing by it. */
export async function updateLanguages(
  id: number,
  languages: readonly MeetingLanguage[],
): Promise<MeetingUser> {
  return found(
    await db()
      .update(meetingUsers)
      .set({ languages: [...languages] })
      .where(eq(meetingUsers.id, id))
      .returning(),
  )
}

/** Says that one cannot meet at an hour, or can again. @throws Problem conflict when one has a meeting then */
export async function setBusy(user: MeetingUser, timeId: number, isBusy: boolean): Promise<void> {
  await holdHour(timeId)
  await db()
    .delete(meetingBookings)
    .where(
      and(
        eq(meetingBookings.user_id, user.id),
        eq(meetingBookings.time_id, timeId),
        isNull(meetingBookings.meeting_id),
      ),
    )
  if (!isBusy) return
  await refuseBusy({ timeId, parties: [user], except: null }, { side: user.id, lang: 'mn' })
  await db().insert(meetingBookings).values({ user_id: user.id, time_id: timeId })
}
