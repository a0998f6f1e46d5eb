import { inTransaction } from '@/db/client'
import type { Account } from '@/lib/accounts/schema'
import { type CodeHolder, holderOf } from '@/lib/auth/code-session'
import { cookieOf } from '@/lib/auth/cookie'
import { memberCookieName, memberOfToken } from '@/lib/auth/member-session'
import { mayAccess } from '@/lib/auth/roles'
import { accountOfToken, sessionCookieName } from '@/lib/auth/session'
import { AnswerReads, asking } from '@/lib/cache/asking.mjs'
import type { Locale } from '@/lib/i18n/locale'
import { log, reasonOf } from '@/lib/log'
import { type MeetingUser, participantOf } from '@/lib/meetings/participants/session'
import type { MemberCompany } from '@/lib/members/schema'
// What a call writes is found at once: this tells the transactions how it is indexed.
import '@/lib/search/index-records'
import { type Asker, askerOf } from './asker'
import { audit, nameWriter } from './audit'
import { auditedRecord } from './audited'
import type { Call } from './call'
import type { Context } from './handlers'
import { checked } from './checked'
import { KeptFiles } from './kept-files'
import { Problem } from './problem'
import { limitRate, writeLimit } from './rate-limit'
import { type Body, readBody } from './read-body'
import { answerHeaders, refusal, refuseForeignOrigin } from './refusal'
import { registry } from './registry'
import { takeFinishedUploads } from './finished-uploads'

/**
 * Answers every call of the table. The order is fixed: find, rate limit, access before the body is touched,
 * origin of writes, body, input, files to where they stay, then the handler of a write and its audit row in one
 * transaction. The tables that it writes expire their pages with it. The answer of a public read that is the same for
 * everybody is offered to the page cache.
 * @returns JSON always: the answer with 200, or `{ message, fields? }` with the problem's status
 */
export async function dispatch(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const lang = languageOf(request, url)
  const headers = new Headers(answerHeaders)
  let body: Body | undefined
  const kept = new KeptFiles()
  let call: Call | undefined
  let giveBack: (() => Promise<void>) | null = null
  const pageCache = asking.getStore()
  try {
    const found = find(request.method, url.pathname)
    call = found.call
    const mayBeForAll = isPublicRead(call)
    if (!mayBeForAll) pageCache?.onOwnAnswer?.()
    const asker = askerOf(request.headers)
    const rule = call.rate ?? (call.method === 'GET' ? undefined : writeLimit)
    giveBack = rule ? await limitRate(call.route, rule, asker.address) : null
    const { account, member, holder, participant } = await admit(call, asker)
    if (call.method !== 'GET') refuseForeignOrigin(request)
    body = call.method === 'POST' ? await readBody(request, call.files ?? {}) : undefined
    const input = checked(call.input, {
      ...Object.fromEntries(url.searchParams),
      ...body?.fields,
      ...formFiles(call, body),
    })
    if (account && body) await takeFinishedUploads(call, body, account)
    // Seconds of work and of other machines: done before the handler takes a connection to the database.
    const files = await kept.keep(call.files ?? {}, body?.files ?? {}, account)
    const reads = new AnswerReads()
    const own = <T>(value: T): T => {
      reads.onOwn()
      return value
    }
    const context: Context<Call> = {
      input,
      files: files as Context<Call>['files'],
      account: account as never,
      member: member as never,
      holder: holder as never,
      participant: participant as never,
      signal: request.signal,
      get lang() {
        return own(lang)
      },
      get asker() {
        return own(asker)
      },
      get now() {
        return own(new Date())
      },
      get setHeader() {
        return own((name: string, value: string) => headers.append(name, value))
      },
    }
    const answer =
      call.method === 'GET'
        ? await asking.run(reads, () => found.handle(context))
        : call.isOneStatement
          ? await found.handle(context)
          : await inTransaction(async () => {
              if (account) await nameWriter(account)
              const written = await found.handle(context)
              if (account)
                await audit(account, found.call, input, auditedRecord(found.call.route, input, written))
              return written
            })
    if (mayBeForAll && reads.isForAll)
      pageCache?.onSharedAnswer?.({
        tags: [...reads.tags],
        begun: reads.begun,
        isLimited: call.rate !== undefined,
      })
    return new Response(JSON.stringify(answer), { status: 200, headers })
  } catch (error) {
    await giveBack?.().catch((reason: unknown) => log().warn(reasonOf(reason), 'a refused try was counted'))
    return refusal(error, request, lang, call)
  } finally {
    await kept.removeUnused()
    await body?.discard().catch((error: unknown) => log().warn(reasonOf(error), 'temporary files stayed'))
  }
}

/** Whether a call may answer everybody alike: it is told nothing of who asks. */
export function isPublicRead(call: Call): boolean {
  const knowsWho = call.knowsMember ?? call.knowsOwner ?? call.knowsParticipant ?? call.knowsStaff ?? false
  return call.method === 'GET' && call.access === 'public' && !knowsWho
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

type Admitted = {
  account: Account | null
  member: MemberCompany | null
  holder: CodeHolder | null
  participant: MeetingUser | null
}
const nobody: Admitted = { account: null, member: null, holder: null, participant: null }

/** Who calls, when the call asks for somebody; who may not is refused. */
async function admit(call: Call, asker: Asker): Promise<Admitted> {
  const { access } = call
  const { cookies } = asker
  const account = () => accountOfToken(cookieOf(cookies, sessionCookieName()), asker)
  const member = () => memberOfToken(cookieOf(cookies, memberCookieName()))
  switch (access) {
    case 'public':
      return {
        account: call.knowsStaff ? await account() : null,
        member: call.knowsMember ? await member() : null,
        holder: call.knowsOwner ? await holderOf('owner', cookies) : null,
        participant: call.knowsParticipant ? await participantOf(cookies) : null,
      }
    case 'member': {
      const known = await member()
      if (!known) throw new Problem('unauthenticated', 'problems.member_session')
      return { ...nobody, member: known }
    }
    case 'owner': {
      const holder = await holderOf(access, cookies)
      if (!holder) throw new Problem('unauthenticated', 'problems.owner_session')
      return { ...nobody, holder }
    }
    case 'participant': {
      const participant = await participantOf(cookies)
      if (!participant) throw new Problem('unauthenticated', 'problems.participant_session')
      return { ...nobody, participant }
    }
    default: {
      const staff = await account()
      if (!staff) throw new Problem('unauthenticated')
      if (!mayAccess(staff.account_role, access)) throw new Problem('forbidden')
      return { ...nobody, account: staff }
    }
  }
}

/** Files take part in the parsing by their presence, so that a missing one is told in the schema's order. */
function formFiles(call: Call, body: Body | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(call.files ?? {}).map(([field, { resumable }]) => [
      field,
      body?.files[field]?.[0] ?? (resumable ? body?.fields[field] : undefined),
    ]),
  )
}
