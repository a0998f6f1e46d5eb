import { sessionIdOfFileName } from '@/lib/event/agenda/address'
import { agendaCalendarResponse } from '@/lib/event/agenda/calendar-answer'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string; file: string }> }

/** One session as a calendar: `/mw/agenda/session/12.ics`. */
export async function GET(_request: Request, { params }: Context) {
  const { locale, file } = await params
  const sessionId = sessionIdOfFileName(file)
  return agendaCalendarResponse(locale, `session-${sessionId ?? 0}`, {
    isSession: ({ id }) => id === sessionId,
  })
}
