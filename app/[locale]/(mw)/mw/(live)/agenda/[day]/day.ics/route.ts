import { parseAgendaPath } from '@/lib/event/agenda/address'
import { agendaCalendarResponse } from '@/lib/event/agenda/calendar-answer'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string; day: string }> }

/** A calendar file with the sessions of one day of the live edition. */
export async function GET(_request: Request, { params }: Context) {
  const { locale, day } = await params
  const query = parseAgendaPath({ day })
  return agendaCalendarResponse(locale, `agenda-day-${query?.day ?? 0}`, {
    isDay: ({ number }) => number === query?.day,
  })
}
