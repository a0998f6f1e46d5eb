import { and, eq, isNull } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingUsers } from '@/db/schema/meetings'
import { requireRow, typeCheckedValues } from '@/lib/platform/api/rows'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { SettingsForm } from './schema'
import type { MeetingUser } from '@/lib/platform/auth/callers'

/**
 * Saves the language of a login: from now on the participant gets mail in this language.
 * @returns undefined for an unknown address and for a blocked participant
 */
export async function saveLanguageAndGetParticipant(
  email: string,
  lang: Locale,
): Promise<MeetingUser | undefined> {
  const [user] = await db()
    .update(meetingUsers)
    .set({ lang })
    .where(and(eq(meetingUsers.email, email), isNull(meetingUsers.blocked_at)))
    .returning()
  return user
}

/**
 * Saves a participant's own settings. The version stays, so that staff who have the record open get no
 * conflict.
 */
export async function updateParticipantSettings(userId: number, form: SettingsForm): Promise<MeetingUser> {
  return requireRow(
    await db()
      .update(meetingUsers)
      .set(typeCheckedValues(meetingUsers, form))
      .where(eq(meetingUsers.id, userId))
      .returning(),
  )
}
