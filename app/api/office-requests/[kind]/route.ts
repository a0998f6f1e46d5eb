import { askerOf } from '@/lib/api/asker'
import { audit } from '@/lib/api/audit'
import { Problem } from '@/lib/api/problem'
import { limitRate } from '@/lib/api/rate-limit'
import { cookieOf } from '@/lib/auth/cookie'
import { mayAccess } from '@/lib/auth/roles'
import { accountOfToken, sessionCookieName } from '@/lib/auth/session'
import { formatDay } from '@/lib/i18n/format'
import { messageText } from '@/lib/i18n/messages'
import { exportKinds, exportRequests } from '@/lib/requests/export'
import { requestExport } from '@/lib/requests/schema'
import { fileAnswer, textRefusal } from '../../file-answer'

const rate = { points: 60, perSeconds: 600 }
const isKind = (kind: string): kind is keyof typeof exportKinds => Object.hasOwn(exportKinds, kind)

/**
 * The requests that the list shows, by the same filters, as a file. Personal data leaves the office with it, so who
 * took it is written down.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ kind: string }> },
): Promise<Response> {
  try {
    const asker = askerOf(request.headers)
    await limitRate('request exports', rate, asker.address)
    const account = await accountOfToken(cookieOf(asker.cookies, sessionCookieName()), asker)
    if (!account) throw new Problem('unauthenticated')
    if (!mayAccess(account.account_role, 'admin')) throw new Problem('forbidden')
    const { kind } = await params
    if (!isKind(kind)) throw new Problem('not_found')
    const filter = requestExport.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!filter.success) throw new Problem('bad_input')
    const file = await exportRequests(kind, filter.data, request.signal)
    await audit(account, { route: `GET /api/office-requests/${kind}` }, filter.data, {
      kind: 'office_requests',
      record_id: null,
    })
    const name = `${messageText('mn', 'admin.requests.sheet')} ${formatDay(new Date().toISOString())}.${kind}`
    return fileAnswer(file, exportKinds[kind].type, name)
  } catch (error) {
    if (error instanceof Problem) return textRefusal(error, 'mn')
    // Nobody is there to be told.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    throw error
  }
}
