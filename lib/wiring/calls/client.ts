import type { Locale } from '@/lib/platform/i18n/locale'
import type { AnswerOf, Call, InputOf } from '@/lib/platform/api/call'
import { linksHeaders, type LinksAnswer } from '@/lib/platform/api/links-header'
import { CallError, buildRefusal, unreachable } from '@/lib/platform/api/call-error'
import { kindFieldOf, kindOfChosenFile } from '@/lib/platform/files/picture-kind'
import { requestIdHeader } from '@/lib/platform/request-id'
import type { TransferOptions } from './resumable-client'
import type { callTable } from './table'

// Only types of the table are imported, so that the browser's client loads no schema.
type Table = typeof callTable
type AnyCall = { [D in keyof Table]: Table[D][0][keyof Table[D][0]] }[keyof Table]
type CallsByRoute = { [C in AnyCall as C['route']]: C }

/** Method and path of a call, as written in the table. */
export type Route = keyof CallsByRoute
type TakesFiles<C> = C extends { files?: infer F } ? ([keyof F] extends [never] ? false : true) : never
/** The routes of calls that take a form with files; these calls are made by `upload`. */
export type UploadRoute = {
  [R in Route]: TakesFiles<CallsByRoute[R]> extends true ? R : never
}[Route]
export type PlainRoute = Exclude<Route, UploadRoute>

export type CallInput<R extends Route> = InputOf<CallsByRoute[R]>
export type CallAnswer<R extends Route> = AnswerOf<CallsByRoute[R]>

export type CallOptions = {
  /** The number and version of the draft whose values the call saves: a save that succeeds deletes it. */
  draft?: string | undefined
  /** The language of the answer, by default that of the cookie; calls under `/admin` answer in Mongolian. */
  lang?: Locale
  signal?: AbortSignal
  /** Whether the call outlives its page; only for a small input. */
  keepalive?: boolean
  /** What a write of the office does with links to a page that it takes away. */
  links?: LinksAnswer
}
export type UploadOptions = CallOptions & TransferOptions

type Values = Readonly<Record<string, unknown>>

/**
 * Makes a call from the browser: reads and deletions send their input as a query, all others as JSON.
 * @throws CallError with a message for the user, or an AbortError when `signal` aborts
 */
export function callApi<R extends PlainRoute>(
  route: R,
  input: CallInput<R>,
  options?: CallOptions,
): Promise<CallAnswer<R>> {
  return sendJsonOrQuery(route, input, options) as Promise<CallAnswer<R>>
}

/**
 * Makes a call that takes files; its input is sent as a form.
 * @throws CallError with a message for the user, or an AbortError when `signal` aborts
 */
export function upload<R extends UploadRoute>(
  route: R,
  input: CallInput<R>,
  options?: UploadOptions,
): Promise<CallAnswer<R>> {
  return sendForm(pathOf(route, options), formOf(input), options) as Promise<CallAnswer<R>>
}

/** Makes a call that is given by its declaration, with or without files. */
export function makeCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: UploadOptions,
): Promise<AnswerOf<C>> {
  return makeUntypedCall(call, input, options) as Promise<AnswerOf<C>>
}

/** Makes a call that is known only at run time, from a screen's declaration; its input is not typed. */
export function makeUntypedCall(call: Call, input: Values, options?: UploadOptions): Promise<unknown> {
  return call.files && call.method === 'POST'
    ? uploadFilesAndSendForm(call, input, options)
    : sendJsonOrQuery(call.route, input, options, call.preparesCall && input.call)
}

/**
 * Sends a form. Uploads resumable files first, one by one, and names them in the form; progress is then
 * reported only for these uploads. If a form is refused and sent again, the files are not uploaded again,
 * because the server has them.
 */
async function uploadFilesAndSendForm(
  call: Call,
  input: Values,
  options: UploadOptions = {},
): Promise<unknown> {
  const form: Record<string, unknown> = { ...input }
  let onProgress = options.onProgress
  for (const [field, { resumable }] of Object.entries(call.files ?? {})) {
    const file = form[field]
    if (!resumable || !(file instanceof File)) continue
    const { sendResumable } = await import('./resumable-client')
    form[field] = await sendResumable(file, { call: call.route, field }, options)
    onProgress = undefined
  }
  return sendForm(pathOf(call.route, options), formOf(form), { ...options, onProgress })
}

/** Returns the React Query key of a read; without input the key matches the read with any input. */
export function queryKey(readCall: Route | Pick<Call, 'route'>, input?: Values): [string, ...Values[]] {
  const route = typeof readCall === 'string' ? readCall : readCall.route
  return input ? [route, input] : [route]
}

/** Returns the address for a link to a call that answers with a file. */
export function fileHref(readCall: Route | Pick<Call, 'route'>, input: Values): string {
  return pathOf(typeof readCall === 'string' ? readCall : readCall.route) + queryOf(input)
}

/** Returns the path of a route, with what its query says besides the input. */
function pathOf(route: string, { lang, draft }: CallOptions = {}, call?: unknown): string {
  return route.slice(route.indexOf(' ') + 1) + queryOf({ lang, draft, call })
}

function sendJsonOrQuery(
  route: string,
  input: Values,
  options: CallOptions = {},
  preparedCall?: unknown,
): Promise<unknown> {
  const { lang, signal = null, keepalive = false } = options
  if (route.startsWith('POST '))
    return fetchAnswer(pathOf(route, options, preparedCall), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...linksHeaders(options.links) },
      body: JSON.stringify(input),
      signal,
      keepalive,
    })
  const [method] = route.split(' ', 1)
  return fetchAnswer(`${pathOf(route)}${queryOf({ ...(lang && { lang }), ...input })}`, {
    method: method ?? 'GET',
    headers: linksHeaders(options.links),
    signal,
  })
}

async function fetchAnswer(path: string, init: RequestInit): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new CallError(0, unreachable)
  }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  throw buildRefusal(response.status, body, response.headers.get(requestIdHeader))
}

function queryOf(input: Values): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}

function formOf(input: Values): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) {
      form.append(name, value)
      const kind = kindOfChosenFile(value)
      if (kind) form.append(kindFieldOf(name), kind)
    } else if (Array.isArray(value) && value.every((item) => item instanceof Blob)) {
      for (const item of value) form.append(name, item)
    } else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

/** Sends a form by XMLHttpRequest, because fetch does not report the progress of an upload. */
function sendForm(
  path: string,
  form: FormData,
  { signal, onProgress, links }: UploadOptions = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    for (const [name, value] of Object.entries(linksHeaders(links))) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onload = () => {
      if (request.status === 200) resolve(request.response)
      else reject(buildRefusal(request.status, request.response, request.getResponseHeader(requestIdHeader)))
    }
    request.onerror = () => reject(new CallError(0, unreachable))
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
