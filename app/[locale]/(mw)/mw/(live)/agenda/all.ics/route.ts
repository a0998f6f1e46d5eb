import { agendaCalendarResponse } from '@/lib/event/agenda/calendar-answer'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/** All sessions of the live edition, as a calendar that one subscribes to. */
export async function GET(_request: Request, { params }: Context) {
  return agendaCalendarResponse((await params).locale, 'agenda')
}
