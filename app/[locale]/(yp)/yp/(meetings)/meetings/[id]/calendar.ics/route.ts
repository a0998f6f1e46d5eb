import { isLocale } from '@/lib/platform/i18n/locale'
import { calendarResponse, buildParticipantCalendar } from '@/lib/meetings/participants/own-calendar'
import { findSessionParticipant } from '@/lib/meetings/participants/session'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string; id: string }> }

/** An accepted meeting as a calendar file, only for its two participants, who must be signed in. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, id } = await params
  const user = /^\d{1,9}$/.test(id) ? await findSessionParticipant(request.headers.get('cookie')) : null
  if (!user) return calendarResponse(null)
  const calendar = await buildParticipantCalendar(user.id, isLocale(locale) ? locale : 'mn', Number(id))
  return calendarResponse(calendar, `meeting-${id}`)
}
