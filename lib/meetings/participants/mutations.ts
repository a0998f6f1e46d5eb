import { and, eq, isNull } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingUsers } from '@/db/schema/meetings'
import { requireRow } from '@/lib/platform/api/rows'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { MeetingLanguage } from '../schema'
import type { MeetingUser } from '@/lib/platform/auth/callers'

/**
 * Saves the language of a login: from now on the participant gets mail in this language.
 * @returns undefined for an unknown address and for a blocked participant
 */
export async function saveLoginLanguage(email: string, lang: Locale): Promise<MeetingUser | undefined> {
  const [user] = await db()
    .update(meetingUsers)
    .set({ lang })
    .where(and(eq(meetingUsers.email, email), isNull(meetingUsers.blocked_at)))
    .returning()
  return user
}

/**
 * Saves the languages that a participant speaks. The version stays, so that staff who have the record open
 * get no conflict.
 */
export async function updateLanguages(
  id: number,
  languages: readonly MeetingLanguage[],
): Promise<MeetingUser> {
  return requireRow(
    await db()
      .update(meetingUsers)
      .set({ languages: [...languages] })
      .where(eq(meetingUsers.id, id))
      .returning(),
  )
}
