import * as z from 'zod'
import { askerOf } from '@/lib/api/asker'
import { audit } from '@/lib/api/audit'
import { emptyIsMissing, id, lenientOptional } from '@/lib/api/fields'
import { Problem } from '@/lib/api/problem'
import { limitRate } from '@/lib/api/rate-limit'
import { cookieOf } from '@/lib/auth/cookie'
import { mayAccess } from '@/lib/auth/roles'
import { accountOfToken, sessionCookieName } from '@/lib/auth/session'
import { exportRegistrations, registrationFiles } from '@/lib/event/registrations/export'
import { registrationSearch } from '@/lib/event/registrations/schema'
import { formatDay } from '@/lib/i18n/format'
import { messageText } from '@/lib/i18n/messages'
import { fileAnswer, textRefusal } from '../../file-answer'

const rate = { points: 60, perSeconds: 600 }
const isKind = (kind: string): kind is keyof typeof registrationFiles =>
  Object.hasOwn(registrationFiles, kind)
const one = z.object({ id: lenientOptional(emptyIsMissing, id.optional()) })

/**
 * The registrations that the list shows, by the same search, as a list or as badges; with an id those of one person.
 * Personal data leaves the office with it, so who took it is written down.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ kind: string }> },
): Promise<Response> {
  try {
    const asker = askerOf(request.headers)
    await limitRate('registration exports', rate, asker.address)
    const account = await accountOfToken(cookieOf(asker.cookies, sessionCookieName()), asker)
    if (!account) throw new Problem('unauthenticated')
    if (!mayAccess(account.account_role, 'admin')) throw new Problem('forbidden')
    const { kind } = await params
    if (!isKind(kind)) throw new Problem('not_found')
    const asked = Object.fromEntries(new URL(request.url).searchParams)
    const [search, person] = [registrationSearch.safeParse(asked), one.safeParse(asked)]
    if (!search.success || !person.success) throw new Problem('bad_input')
    const file = await exportRegistrations(kind, search.data, person.data.id, request.signal)
    // What was searched for is about persons: which list it was is written down, and not the words.
    const { searchTerm: _, ...audited } = search.data
    await audit(
      account,
      { route: `GET /api/event-registrations/${kind}` },
      { ...audited, ...person.data },
      { kind: 'event_registrations', record_id: person.data.id ?? null },
    )
    const name = `${messageText('mn', 'admin.registrations.sheet')} ${formatDay(new Date().toISOString())}.${kind}`
    return fileAnswer(file, registrationFiles[kind].type, name)
  } catch (error) {
    if (error instanceof Problem) return textRefusal(error, 'mn')
    // Nobody is there to be told.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    throw error
  }
}
