import { and, eq, isNull } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingBookings } from '@/db/schema/meetings'
import type { MeetingUser } from '@/lib/platform/auth/callers'
import { assertFree } from './free'
import { lockSlot } from './hold'

/**
 * Marks a participant as busy at an hour, or as free again.
 * @throws Problem conflict for a deleted or past hour, or when an hour with a meeting of the participant
 * is to be marked as busy
 */
export async function setBusy(user: MeetingUser, timeId: number, isBusy: boolean): Promise<void> {
  await lockSlot(timeId)
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
  await assertFree({ timeId, users: [user.id], except: null }, { side: user.id, lang: 'mn' })
  await db().insert(meetingBookings).values({ user_id: user.id, time_id: timeId })
}
