import { askerOf } from '@/lib/api/asker'
import { Problem } from '@/lib/api/problem'
import { limitRate } from '@/lib/api/rate-limit'
import { cookieOf } from '@/lib/auth/cookie'
import { accountOfToken, sessionCookieName } from '@/lib/auth/session'
import { askedEdition } from '@/lib/event/agenda/queries'
import { agendaQuery } from '@/lib/event/agenda/schema'
import { sessionSheet } from '@/lib/event/agenda/sheet'
import { kindTypes } from '@/lib/files/kinds'
import { formatDay } from '@/lib/i18n/format'
import { messageText } from '@/lib/i18n/messages'
import { fileAnswer, textRefusal } from '../../file-answer'

const rate = { points: 60, perSeconds: 600 }

/** The sessions of an edition as a workbook, for staff: the form that the import takes back. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ event: string }> },
): Promise<Response> {
  try {
    const asker = askerOf(request.headers)
    await limitRate('session sheets', rate, asker.address)
    const account = await accountOfToken(cookieOf(asker.cookies, sessionCookieName()), asker)
    if (!account) throw new Problem('unauthenticated')
    const asked = agendaQuery.pick({ event: true }).safeParse(await params)
    if (!asked.success) throw new Problem('not_found')
    const eventId = await askedEdition(asked.data.event)
    if (eventId === null) throw new Problem('not_found')
    const file = await sessionSheet(eventId, request.signal)
    const name = `${messageText('mn', 'event.agenda.title')} ${formatDay(new Date().toISOString())}.xlsx`
    return fileAnswer(file, kindTypes.sheet[0] ?? '', name)
  } catch (error) {
    if (error instanceof Problem) return textRefusal(error, 'mn')
    // Nobody is there to be told.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    throw error
  }
}
