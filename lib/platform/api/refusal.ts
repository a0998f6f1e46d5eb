import { tokenSecretOf } from '@/lib/platform/auth/bearer'
import { env } from '@/lib/platform/env'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import { messageText } from '@/lib/platform/i18n/messages'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { mediaTypesOf } from './answer-file'
import { currentRequestId } from '@/lib/platform/request-context'
import { callPolicy } from '@/lib/platform/site/answer-headers'
import { errorNumberText } from '@/lib/platform/site/error-page'
import type { Call } from './call'
import { isDatabaseReadOnly, isDatabaseUnavailable, isStorageFull } from './database-error'
import { Problem, problemStatus, type Values } from './problem'

export const answerHeaders = {
  ...callPolicy,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
}

/**
 * Refuses writes from foreign sites. A browser sends `Origin` or `Sec-Fetch-Site`; a client that sends
 * neither is no browser, and has no user's cookies. A request with an API token and no cookie is refused
 * nowhere, because no browser adds a token by itself.
 */
export function refuseForeignOrigin(request: Request): void {
  const isByTokenAlone =
    tokenSecretOf(request.headers.get('authorization')) !== null && !request.headers.has('cookie')
  if (isByTokenAlone) return
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const foreign = origin
    ? origin !== new URL(env().siteUrl).origin
    : site === 'cross-site' || site === 'same-site'
  if (foreign) throw new Problem('forbidden', 'problems.foreign_origin')
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isStorageFull(error)) return new Problem('storage_full')
  if (isDatabaseReadOnly(error)) return new Problem('read_only')
  return new Problem(isDatabaseUnavailable(error) ? 'unavailable' : 'internal')
}

/** Turns the failure of a call into its answer. Logs unexpected failures, unless the client disconnected. */
export function refusalResponseAndLog(
  error: unknown,
  request: Request,
  lang: Locale,
  call?: Pick<Call, 'editorErrors' | 'answer' | 'route'>,
): Response {
  const problem = problemOf(error)
  if (!(error instanceof Problem)) {
    // The client has disconnected.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    const path = new URL(request.url).pathname
    log().error({ ...redactedErrorFields(error), call: `${request.method} ${path}` }, 'a call failed')
  } else if (problem.code === 'forbidden')
    log().warn({ call: call?.route, reason: problem.key }, 'a call was refused for lack of rights')
  // A person who opens the link to a file in a browser gets the refusal as plain text, not as JSON.
  const isRead = request.headers.get('accept')?.includes('text/html') ?? false
  if (isRead && call && mediaTypesOf(call.answer))
    return textRefusal(problem, lang, problem.code === 'internal' ? currentRequestId() : undefined)
  // Leaves out the headers of the failed answer: their effects, such as a session's cookie, were rolled back.
  const headers = new Headers(answerHeaders)
  const translate = (key: ErrorKey, values: Values = {}) => messageText(lang, key, values)
  const fields = Object.entries(problem.fields).map(([name, { key, values }]) => [
    name,
    translate(key, values),
  ])
  const message = translate(problem.key, problem.values)
  const body = {
    message,
    ...problem.details,
    ...(call?.editorErrors ? { error: { message } } : {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
  }
  if (problemStatus[problem.code] === 429 || problemStatus[problem.code] === 503)
    headers.set('retry-after', String(problem.values.seconds ?? 60))
  return new Response(JSON.stringify(body), { status: problemStatus[problem.code], headers })
}

/**
 * Returns the refusal as plain text, for links to files and for requests that are not calls.
 * @param requestId the request of an unexpected failure, by which the log names it
 */
export function textRefusal({ key, code, values }: Problem, locale: Locale, requestId?: string): Response {
  const number = requestId === undefined ? '' : `\n${errorNumberText(locale, requestId)}`
  return new Response(messageText(locale, key, values) + number, {
    status: problemStatus[code],
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...callPolicy,
      ...(values.seconds === undefined ? {} : { 'retry-after': String(values.seconds) }),
    },
  })
}
