import type { Account } from '@/lib/platform/accounts/schema'
import { limitKnown } from '@/lib/wiring/calls/admit'
import { askerOf } from '@/lib/platform/api/asker'
import { Problem } from '@/lib/platform/api/problem'
import { cookieOf } from '@/lib/platform/auth/cookie'
import type { StaffAccess } from '@/lib/platform/api/call'
import { mayAccess } from '@/lib/platform/auth/roles'
import { accountOfToken, sessionCookieName } from '@/lib/platform/auth/session'
import { formatDay } from '@/lib/platform/i18n/format'
import { fileAnswer, textRefusal } from './file-answer'

const rate = { points: 60, perSeconds: 600 }

type Asked = {
  /** What the address asks for, by name. */
  query: Record<string, string>
  account: Account
  signal: AbortSignal
}

/**
 * Answers a list of the office as a file, so often in a while.
 * @param name what is limited, with one rule in the whole program
 * @param access who may have it; most lists are of persons, and so for roles 1 and 2 alone
 * @param kinds the files that there are, by their endings
 * @param make draws the file, writes down who took it where it is of persons, and says how it is called, without day
 *   and ending
 */
export async function officeFile<Kind extends string>(
  request: Request,
  params: Promise<{ kind: string }>,
  {
    name,
    access = 'admin',
    kinds,
    make,
  }: {
    name: string
    access?: StaffAccess
    kinds: Readonly<Record<Kind, { type: string }>>
    make: (kind: Kind, context: Asked) => Promise<{ body: BodyInit; title: string }>
  },
): Promise<Response> {
  const isKind = (kind: string): kind is Kind => Object.hasOwn(kinds, kind)
  try {
    const asker = askerOf(request.headers)
    const account = await accountOfToken(cookieOf(asker.cookies, sessionCookieName()), asker)
    await limitKnown(name, rate, asker, { account })
    if (!account) throw new Problem('unauthenticated')
    if (!mayAccess(account.account_role, access)) throw new Problem('forbidden')
    const { kind } = await params
    if (!isKind(kind)) throw new Problem('not_found')
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const { body, title } = await make(kind, { query, account, signal: request.signal })
    return fileAnswer(body, kinds[kind].type, `${title} ${formatDay(new Date().toISOString())}.${kind}`)
  } catch (error) {
    if (error instanceof Problem) return textRefusal(error, 'mn')
    // Nobody is there to be told.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    throw error
  }
}
