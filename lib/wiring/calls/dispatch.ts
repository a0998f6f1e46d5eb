import { inTransaction, runWithLongStatements } from '@/db/client'
import type { Account } from '@/lib/platform/accounts/schema'
import { cookieOf } from '@/lib/platform/auth/cookie'
import { writerEmailOf } from '@/lib/platform/auth/staff'
import { isStaffAccess, mayAccess } from '@/lib/platform/auth/roles'
import { AnswerReads, asking } from '@/lib/platform/cache/asking'
import type { Locale } from '@/lib/platform/i18n/locale'
import { log, redactedErrorFields } from '@/lib/platform/log'
// This import registers the indexing with the transactions, so that written records can be found at once.
import '@/lib/platform/search/index-records'
import { authoriseCaller, type Identity, callerForRateLimit } from './admit'
import { type Client, clientOf } from '@/lib/platform/api/client'
import { insertAuditRow, insertListAuditRow, setAuditActor } from './audit'
import { auditedRecord } from './audited'
import { type AnswerFile, fileHeaders, mediaTypesOf } from '@/lib/platform/api/answer-file'
import type { Call } from '@/lib/platform/api/call'
import type { Context } from '@/lib/platform/api/handlers'
import { parseInput } from '@/lib/platform/api/parse-input'
import { KeptFiles } from '@/lib/platform/api/kept-files'
import { Problem } from '@/lib/platform/api/problem'
import {
  browserLimit,
  countTryOrRefuse,
  refusedLimit,
  staffLimit,
  writeLimit,
} from '@/lib/platform/api/rate-limit'
import { type Body, readBody } from '@/lib/platform/api/read-body'
import { answerHeaders, refusalResponseAndLog, refuseForeignOrigin } from '@/lib/platform/api/refusal'
import { registry } from './registry'
import { addFinishedUploads } from '@/lib/platform/api/finished-uploads'
import { deleteSavedDraft } from '@/lib/platform/records/drafts/mutations'
import { linksHeader, parseLinksHeader } from '@/lib/platform/api/links-header'
import { linkCalls } from '@/lib/office/links/calls'
import { readLinkedPages, settleAddresses, settleLostLinks } from '@/lib/office/links/settle'
import { noteRouteTime } from '@/lib/platform/metrics/route-times'

const inLongTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  runWithLongStatements(() => inTransaction(work))

/**
 * Answers every call of the table. The order is fixed: find the call, identify the caller, rate limit,
 * access, origin of writes, body, input, the handler's own check, storing of files, then the handler. The
 * handler of a write runs in one transaction, with an audit row if staff call, unless the call declares that
 * it is one statement. The commit expires the pages of the written tables. If the answer of a public read is
 * the same for everybody, it is offered to the page cache.
 * @returns the answer with 200, JSON or a file; or `{ message, fields? }` with the problem's status
 */
export async function dispatch(request: Request): Promise<Response> {
  const startedAt = performance.now()
  const url = new URL(request.url)
  const lang = languageOf(request, url)
  const headers = new Headers(answerHeaders)
  let body: Body | undefined
  const keptFiles = new KeptFiles()
  let call: Call | undefined
  let giveBack: (() => Promise<void>) | null = null
  const pageCache = asking.getStore()
  try {
    const entry = requireCallEntry(request.method, url.pathname)
    call = entry.call
    const client = clientOf(request.headers)
    const mayBeForAll = isAnonymousPublicRead(call) && client.tokenSecret === null
    if (!mayBeForAll) pageCache?.onOwnAnswer?.()
    const problemOrReject = (error: unknown) => (error instanceof Problem ? error : Promise.reject(error))
    const preparedCall = call.preparesCall && findPreparedCall(url)
    const callToMake = preparedCall ? { ...call, access: preparedCall.access } : call
    const identity = await authoriseCaller(callToMake, client).catch(problemOrReject)
    const isRefused = identity instanceof Problem
    giveBack = await countCallOrRefuse(call, client, isRefused ? null : identity)
    if (isRefused) throw identity
    const { account, token, member, holder, participant } = identity
    const writer = account && { id: account.id, email: writerEmailOf({ account, token }) }
    if (call.method !== 'GET') refuseForeignOrigin(request)
    body = call.method === 'POST' ? await readBody(request, call.files ?? {}) : undefined
    const input = parseInput(call.input, {
      ...Object.fromEntries(url.searchParams),
      ...body?.fields,
      ...filesAsFormFields(call, body),
      ...(call.preparesCall && { call: preparedCall?.route }),
    })
    if (account && body) await addFinishedUploads(call, body, account)
    const reads = new AnswerReads()
    const markAnswerPersonal = <T>(value: T): T => {
      reads.onRequestUse()
      return value
    }
    const baseContext: Omit<Context<Call>, 'files'> = {
      input,
      account: account as never,
      member: member as never,
      holder: holder as never,
      participant: participant as never,
      signal: request.signal,
      get lang() {
        return markAnswerPersonal(lang)
      },
      get client() {
        return markAnswerPersonal(client)
      },
      get now() {
        return markAnswerPersonal(new Date())
      },
      get setHeader() {
        return markAnswerPersonal((name: string, value: string) => headers.append(name, value))
      },
    }
    const early = await entry.check?.(baseContext)
    if (early !== undefined) return new Response(JSON.stringify(early), { status: 200, headers })
    // Storing takes seconds and involves other machines, so it runs before the handler takes a database
    // connection.
    const files = await keptFiles.storeUploads(call.files ?? {}, body, account, request.signal)
    const context = Object.defineProperties(
      { files },
      Object.getOwnPropertyDescriptors(baseContext),
    ) as Context<Call>
    const handle = () => entry.handle(context)
    const answer =
      call.method === 'GET'
        ? await asking.run(reads, handle)
        : call.isOneStatement
          ? await handle()
          : await (call.takesLong ? inLongTransaction : inTransaction)(async () => {
              if (writer) await setAuditActor(writer)
              const reply = await runSettlingLinks(request, writer, entry.call.route, input, handle)
              if (writer && entry.call.isAudited !== false)
                await insertAuditRow(writer, entry.call, input, auditedRecord(entry.call.route, input, reply))
              const draft = url.searchParams.get('draft')
              if (account && draft) await deleteSavedDraft(draft, staffWritesOf(account))
              return reply
            })
    if (call.isAudited && writer) {
      const insert = call.isAudited === 'seldom' ? insertListAuditRow : insertAuditRow
      await insert(writer, call, input, auditedRecord(call.route, input, null))
    }
    if (mayBeForAll && reads.isForAll)
      pageCache?.onSharedAnswer?.({ tags: [...reads.tags], seq: reads.oldestSeq })
    if (!mediaTypesOf(call.answer)) return new Response(JSON.stringify(answer), { status: 200, headers })
    const file = answer as AnswerFile
    for (const [name, value] of Object.entries(fileHeaders(file))) headers.set(name, value)
    return new Response(file.body, { status: 200, headers })
  } catch (error) {
    // Takes the count of a refused call back, unless its pictures were processed or every try counts.
    if (!keptFiles.hasDrawn)
      await giveBack?.().catch((reason: unknown) =>
        log().warn(redactedErrorFields(reason), 'a refused try was counted'),
      )
    return refusalResponseAndLog(error, request, lang, call)
  } finally {
    // An upload takes as long as its sender's line.
    if (call && !call.files) noteRouteTime(call.route, performance.now() - startedAt)
    await keptFiles.removeUnusedPrivateFiles()
    await body
      ?.discard()
      .catch((error: unknown) => log().warn(redactedErrorFields(error), 'temporary files stayed'))
  }
}

/**
 * Runs the handler of a write, leads the addresses on that it changes, and does with the links of a page that it
 * takes away what the office asks for (`lib/office/links/settle.ts`). The other records that this changes get
 * audit rows of their own.
 */
async function runSettlingLinks<T>(
  request: Request,
  writer: Parameters<typeof insertAuditRow>[0] | null,
  route: string,
  input: unknown,
  handle: () => Promise<T>,
): Promise<T> {
  const answer = parseLinksHeader(request.headers.get(linksHeader))
  const linkedPages = writer && (await readLinkedPages(auditedRecord(route, input, null), answer !== null))
  const reply = await handle()
  if (!writer || !linkedPages) return reply
  const moves = await settleAddresses(linkedPages)
  if (!answer) return reply
  const changes = await settleLostLinks(linkedPages, moves, answer)
  await insertAuditRow(writer, linkCalls.changeLinks, answer, ...changes)
  return reply
}

/** Returns whether a call is a public read whose handler does not learn who calls. */
export function isAnonymousPublicRead(call: Call): boolean {
  const knowsWho = call.knowsMember ?? call.knowsOwner ?? call.knowsParticipant ?? call.knowsStaff ?? false
  return call.method === 'GET' && call.access === 'public' && !knowsWho
}

function requireCallEntry(method: string, path: string) {
  const entry = registry.get(`${method === 'HEAD' ? 'GET' : method} ${path}`)
  if (entry) return entry
  const hasPath = ['GET', 'POST', 'DELETE'].some((other) => registry.has(`${other} ${path}`))
  throw hasPath ? new Problem('method_not_allowed') : new Problem('not_found', 'problems.unknown_call')
}

/** Finds the write of staff that a call prepares: the route in its query. */
function findPreparedCall(url: URL): Call | undefined {
  const target = registry.get(url.searchParams.get('call') ?? '')?.call
  return target?.method === 'POST' && isStaffAccess(target.access) ? target : undefined
}

/** The routes of the writes of staff that an account may make. */
const staffWritesOf = (account: Account): string[] =>
  [...registry.values()].flatMap(({ call: { method, access, route } }) =>
    method === 'POST' && isStaffAccess(access) && mayAccess(account, access) ? [route] : [],
  )

function languageOf(request: Request, url: URL): Locale {
  const lang = url.searchParams.get('lang') ?? cookieOf(request.headers.get('cookie'), 'lang')
  return lang === 'en' && !url.pathname.startsWith('/admin') ? 'en' : 'mn'
}

/**
 * Counts a call against the rate limit for its caller, if the call has one.
 * @returns a function that takes the count back; null if the call was not counted, or if every try counts
 * @throws Problem rate_limited
 */
async function countCallOrRefuse(
  call: Call,
  client: Client,
  identity: Identity | null,
): Promise<(() => Promise<void>) | null> {
  const rule = call.rate ?? (call.method === 'GET' ? undefined : writeLimit)
  if (!rule) return null
  const caller = await callerForRateLimit(call, client, identity)
  if (!identity) return countTryOrRefuse('refused calls', refusedLimit, caller.key)
  if (caller.is === 'browser') return countTryOrRefuse(`${call.route} browser`, browserLimit, caller.key)
  // Staff have a higher limit than strangers, because an editor may save a gallery of hundreds of pictures.
  // A call for staff that declares its own limit has that limit instead.
  if (caller.is === 'staff' && (call.access === 'public' || !call.rate))
    return countTryOrRefuse(`${call.route} staff`, staffLimit, caller.key)
  return countTryOrRefuse(call.route, rule, caller.key)
}

/**
 * Returns the files as fields of the form, so that the schema checks them with the other fields and reports
 * the errors of files and fields in one order.
 */
function filesAsFormFields(call: Call, body: Body | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(call.files ?? {}).map(([field, { resumable }]) => [
      field,
      body?.files[field]?.[0] ?? (resumable ? body?.fields[field] : undefined),
    ]),
  )
}
