import { currentEdition } from '@/lib/event/editions/queries'
import { isLocale } from '@/lib/platform/i18n/locale'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { agendaCalendar } from './calendar'
import type { AgendaDay, Session } from './schema'
import { listAgendaInLocale } from './view'

/** Which days and sessions of the live edition the calendar contains; without a filter, all of them. */
type CalendarFilters = { isDay?: (day: AgendaDay) => boolean; isSession?: (session: Session) => boolean }

/**
 * Returns the response with a calendar file of the live edition, or 404 when no session passes the filters.
 * @param segment the language in the path of the request
 * @param name the file name without `.ics`
 */
export async function agendaCalendarResponse(
  segment: string,
  name: string,
  filters: CalendarFilters = {},
): Promise<Response> {
  const locale = isLocale(segment) ? segment : 'mn'
  const edition = await currentEdition()
  const { isDay = () => true, isSession = () => true } = filters
  const days = edition ? (await listAgendaInLocale(edition, locale)).filter(isDay) : []
  if (!edition || !days.some(({ sessions }) => sessions.some(isSession)))
    return new Response(null, { status: 404 })
  const calendar = agendaCalendar(edition, days, { locale, absolute: absoluteUrl, isWanted: isSession })
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
      'cache-control': 'private, max-age=300',
    },
  })
}
