import { currentEdition } from '@/lib/event/editions/queries'
import { isLocale } from '@/lib/platform/i18n/locale'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { agendaCalendar } from './calendar'
import type { AgendaDay, Session } from './schema'
import { listAgendaInLocale } from './view'

/** Filters for the days of the live edition and for their sessions. */
type CalendarFilters = { isDay?: (day: AgendaDay) => boolean; isSession?: (session: Session) => boolean }

/**
 * Answers a calendar of the live edition, in the language of the path.
 * @param name the file name
 */
export async function calendarAnswer(
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
      'cache-control': 'public, max-age=300',
    },
  })
}
