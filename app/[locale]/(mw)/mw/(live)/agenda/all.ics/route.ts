import { agendaCalendarResponse } from '@/lib/event/agenda/calendar-answer'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/** A calendar file with all sessions of the live edition. */
export async function GET(_request: Request, { params }: Context) {
  return agendaCalendarResponse((await params).locale, 'agenda')
}
