import { currentEdition, listEventDays } from '@/lib/event/editions/queries'
import { eventCalendar } from '@/lib/event/registrations/calendar'
import { isLocale } from '@/lib/platform/i18n/locale'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/** The days of the live edition as a calendar file, in the language of the path. */
export async function GET(_request: Request, { params }: Context) {
  const { locale: segment } = await params
  const edition = await currentEdition()
  if (!edition) return new Response(null, { status: 404 })
  const calendar = eventCalendar(edition, await listEventDays(edition.id), isLocale(segment) ? segment : 'mn')
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="mining-week.ics"',
      'cache-control': 'private, max-age=300',
    },
  })
}
