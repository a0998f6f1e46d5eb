import type * as z from 'zod'
import { db } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import type { Account } from '@/lib/accounts/schema'
import { memberCookieName, memberOfToken } from '@/lib/auth/member-session'
import { mayAccess } from '@/lib/auth/roles'
import { accountOfToken, cookieOf, sessionCookieName } from '@/lib/auth/session'
import { expireTags } from '@/lib/cache/expire'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locale'
import { messageText } from '@/lib/i18n/messages'
import { log } from '@/lib/log'
import type { MemberCompany } from '@/lib/members/schema'
import type { Call, RateLimit } from './call'
import type { Context } from './handlers'
import { fieldMessages } from './issues'
import { Problem, problemStatus, type Values } from './problem'
import { addressOf, limitRate } from './rate-limit'
import { type Body, readBody } from './read-body'
import { registry } from './registry'

/** Writes without a limit of their own; a signed-in editor never meets it. Reads count only where they say so. */
const writeLimit: RateLimit = { points: 120, perSeconds: 60 }

/**
 * Answers every call of the table. The order is fixed: find, rate limit, access before the body is touched,
 * origin of writes, body, input, handler, tag expiry, audit row.
 * @returns JSON always: the answer with 200, or `{ message, fields? }` with the problem's status
 */
export async function dispatch(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const lang = languageOf(request, url)
  const headers = new Headers({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
  let body: Body | undefined
  let call: Call | undefined
  try {
    const found = find(request.method, url.pathname)
    call = found.call
    const rule = call.rate ?? (call.method === 'GET' ? undefined : writeLimit)
    if (rule) await limitRate(call.route, rule, addressOf(request.headers))
    const { account, member } = await admit(call, request)
    if (call.method !== 'GET') refuseForeignOrigin(request)
    body = call.method === 'POST' ? await readBody(request, call.files ?? {}) : undefined
    const input = parse(call, {
      ...Object.fromEntries(url.searchParams),
      ...body?.fields,
      ...formFiles(call, body),
    })
    const answer = await found.handle({
      input,
      files: uploads(call, body),
      account: account as never,
      member: member as never,
      lang,
      signal: request.signal,
      setHeader: (name, value) => headers.append(name, value),
    })
    // Expired before the answer leaves: whoever has seen the 200 sees the new page.
    await expireTags(call.expires ?? [])
    if (account && call.method !== 'GET') await audit(call, account, input)
    return new Response(JSON.stringify(answer), { status: 200, headers })
  } catch (error) {
    return refusal(error, request, lang, headers, call)
  } finally {
    await body?.discard()
  }
}

function find(method: string, path: string) {
  const found = registry.get(`${method === 'HEAD' ? 'GET' : method} ${path}`)
  if (found) return found
  const known = ['GET', 'POST', 'DELETE'].some((other) => registry.has(`${other} ${path}`))
  throw known ? new Problem('method_not_allowed') : new Problem('not_found', 'problems.unknown_call')
}

function languageOf(request: Request, url: URL): Locale {
  const asked = url.searchParams.get('lang') ?? cookieOf(request.headers.get('cookie'), 'lang')
  return asked === 'en' && !url.pathname.startsWith('/admin') ? 'en' : 'mn'
}

type Admitted = { account: Account | null; member: MemberCompany | null }

/** Who calls, when the call asks for somebody; who may not is refused. */
async function admit(call: Call, request: Request): Promise<Admitted> {
  const cookies = request.headers.get('cookie')
  if (call.access === 'public' && !call.knowsMember) return { account: null, member: null }
  if (call.access === 'public' || call.access === 'member') {
    const member = await memberOfToken(cookieOf(cookies, memberCookieName()))
    if (!member && call.access === 'member') throw new Problem('unauthenticated', 'problems.member_session')
    return { account: null, member }
  }
  const account = await accountOfToken(cookieOf(cookies, sessionCookieName()))
  if (!account) throw new Problem('unauthenticated')
  if (!mayAccess(account.account_role, call.access)) throw new Problem('forbidden')
  return { account, member: null }
}

/** A browser says where a write comes from. What says nothing is no browser, and carries no one's cookies. */
function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const foreign = origin
    ? origin !== new URL(env().siteUrl).origin
    : site === 'cross-site' || site === 'same-site'
  if (foreign) throw new Problem('forbidden', 'problems.foreign_origin')
}

/** Files take part in the parsing by their presence, so that a missing one is told in the schema's order. */
function formFiles(call: Call, body: Body | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.keys(call.files ?? {}).map((field) => [field, body?.files[field]?.[0]]))
}

function uploads(call: Call, body: Body | undefined): Context<Call>['files'] {
  const entries = Object.entries(call.files ?? {}).map(([field, rule]) => {
    const received = body?.files[field] ?? []
    return [field, rule.many ? received : received[0]]
  })
  return Object.fromEntries(entries)
}

function parse(call: Call, fields: Record<string, unknown>): unknown {
  const parsed = call.input.safeParse(fields)
  if (parsed.success) return parsed.data
  throw inputProblem(parsed.error)
}

function inputProblem(error: z.ZodError): Problem {
  const messages = fieldMessages(error)
  const fields = Object.fromEntries(messages.map(({ path, key, values }) => [path, { key, values }]))
  const first = messages[0]
  return new Problem('bad_input', first?.key, first?.values, fields)
}

const auditedTextMax = 200

/** Short scalars of the input: enough to see what was done, and no copy of texts or files. */
async function audit(call: Call, account: Account, input: unknown): Promise<void> {
  const details: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input ?? {})) {
    if (typeof value === 'number' || typeof value === 'boolean') details[name] = value
    else if (typeof value === 'string' && value.length <= auditedTextMax) details[name] = value
  }
  await db()
    .insert(auditLog)
    .values({ accountId: account.id, accountEmail: account.email, call: call.route, details })
}

/** The one place where a failure becomes an answer. */
function refusal(
  error: unknown,
  request: Request,
  lang: Locale,
  headers: Headers,
  call: Call | undefined,
): Response {
  const problem = error instanceof Problem ? error : new Problem('internal')
  // Who has left is nobody's failure.
  if (problem.code === 'internal' && !request.signal.aborted) {
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
    log().error(
      { message, stack, call: `${request.method} ${new URL(request.url).pathname}` },
      'a call failed',
    )
  }
  const say = (key: string, values: Values = {}) => messageText(lang, key, values)
  const fields = Object.entries(problem.fields).map(([name, { key, values }]) => [name, say(key, values)])
  const message = say(problem.key, problem.values)
  const body = {
    message,
    ...(call?.editorErrors ? { error: { message } } : {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
  }
  if (problemStatus[problem.code] === 429 || problemStatus[problem.code] === 503)
    headers.set('retry-after', String(problem.values.seconds ?? 60))
  return new Response(JSON.stringify(body), { status: problemStatus[problem.code], headers })
}
