import { isLocale } from '@/lib/platform/i18n/locale'
import {
  calendarResponse,
  buildParticipantCalendar,
  findUserIdByFeedKey,
} from '@/lib/meetings/participants/own-calendar'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string; file: string }> }

/** The accepted meetings of a participant as a calendar. The secret key in the URL replaces a sign-in. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params
  const key = /^([0-9a-f]{32})\.ics$/.exec(file)?.[1]
  const userId = key ? await findUserIdByFeedKey(key) : null
  return calendarResponse(
    userId === null ? null : await buildParticipantCalendar(userId, isLocale(locale) ? locale : 'mn'),
  )
}
