import type { Locale } from '@/lib/i18n/locale'
import type { AnswerOf, Call, InputOf } from './call'
import type { callTable } from './table'

/** A refusal of a call, with its message for the user and the fields it names. */
export class CallError extends Error {
  override name = 'CallError'
  constructor(
    /** HTTP status; 0 when nothing was answered. */
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    /** Whether the message is what the server says of this call, and not what is said of any that fails. */
    readonly hasWords = status !== 0,
  ) {
    super(message)
  }
}

/** What the server says of a call that it refused; '' where it said nothing: then the call's own text is shown. */
export function wordsOf(reason: unknown): string {
  return reason instanceof CallError && reason.hasWords ? reason.message : ''
}

/**
 * What the office tells of a failed call: that there is no line only where nothing was answered at all.
 * @param own the text of the call for a failure that the server says nothing of
 */
export function failureText(reason: unknown, own: string): string {
  const isLost = reason instanceof CallError && reason.status === 0
  return isLost ? unreachable : wordsOf(reason) || own
}

/** The same where the specification has one text for whatever the server answers. */
export function fixedFailureText(reason: unknown, own: string): string {
  return refusalBy(reason) ? own : failureText(reason, own)
}

/** What the server refused; null when it never answered, or something else broke. `wordsOf` has what it said. */
export function refusalBy(reason: unknown): CallError | null {
  return reason instanceof CallError && reason.status !== 0 ? reason : null
}

/** The refusal of a save because somebody else saved first: it names the version, which no other conflict does. */
export function conflictBy(reason: unknown): CallError | null {
  return reason instanceof CallError && reason.status === 409 && reason.fields.version ? reason : null
}

// Of the table only types are taken here: no schema reaches a browser through its client.
type Table = typeof callTable
type AnyCall = { [D in keyof Table]: Table[D][keyof Table[D]] }[keyof Table]
type CallsByRoute = { [C in AnyCall as C['route']]: C }

/** Method and path of a call, as the table writes them. */
export type Route = keyof CallsByRoute
type TakesFiles<C> = C extends { files?: infer F } ? ([keyof F] extends [never] ? false : true) : never
/** Calls that take a form with files, which `upload` makes. */
export type UploadRoute = {
  [R in Route]: TakesFiles<CallsByRoute[R]> extends true ? R : never
}[Route]
export type PlainRoute = Exclude<Route, UploadRoute>

/** What a call is given, and what it answers, by its route. */
export type CallInput<R extends Route> = InputOf<CallsByRoute[R]>
export type CallAnswer<R extends Route> = AnswerOf<CallsByRoute[R]>

export type CallOptions = {
  /** The language of the answer's words; else the cookie's. */
  lang?: Locale
  signal?: AbortSignal
}
export type UploadOptions = CallOptions & {
  /** Share of the upload that has left, 0 to 1. */
  onProgress?: (share: number) => void
}

type Values = Readonly<Record<string, unknown>>

/**
 * Makes a call from the browser: a query for reads and deletions, JSON for the rest.
 * @throws CallError whose message is ready to show
 */
export function callApi<R extends PlainRoute>(
  route: R,
  input: CallInput<R>,
  options?: CallOptions,
): Promise<CallAnswer<R>> {
  return send(route, input, options) as Promise<CallAnswer<R>>
}

/**
 * Makes a call that takes files, as a form.
 * @throws CallError whose message is ready to show
 */
export function upload<R extends UploadRoute>(
  route: R,
  input: CallInput<R>,
  options?: UploadOptions,
): Promise<CallAnswer<R>> {
  return sendForm(pathOf(route, options), formOf(input), options) as Promise<CallAnswer<R>>
}

/** Makes a call of the office, whatever it takes. */
export function makeCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: UploadOptions,
): Promise<AnswerOf<C>> {
  return makeDeclaredCall(call, input, options) as Promise<AnswerOf<C>>
}

/** Makes a call that is only known when it is made: that of a declared screen, whose fields say what it is given. */
export function makeDeclaredCall(call: Call, input: Values, options?: UploadOptions): Promise<unknown> {
  return call.files && call.method === 'POST'
    ? sendFiles(call, input, options)
    : send(call.route, input, options)
}

/**
 * Sends a form. Files that may be resumed go before it, each by itself, and the form names them; then the progress is
 * theirs. A form that is refused is sent again without them: they are there already.
 */
async function sendFiles(call: Call, input: Values, options: UploadOptions = {}): Promise<unknown> {
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

/** The React Query key of a read; without an input that of all of them, whatever they asked for. */
export function queryKey(read: Route | Pick<Call, 'route'>, input?: Values): [string, ...Values[]] {
  const route = typeof read === 'string' ? read : read.route
  return input ? [route, input] : [route]
}

export const unreachable = 'Сүлжээний холболт тасарлаа. Дахин оролдоно уу.'

/** The path of a route; a write has its language there, a read among its input. */
function pathOf(route: string, { lang }: CallOptions = {}): string {
  const path = route.slice(route.indexOf(' ') + 1)
  return lang ? `${path}?lang=${lang}` : path
}

function send(route: string, input: Values, options: CallOptions = {}): Promise<unknown> {
  const { lang, signal = null } = options
  if (route.startsWith('POST '))
    return fetched(pathOf(route, options), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal,
    })
  const [method] = route.split(' ', 1)
  return fetched(`${pathOf(route)}${queryOf({ ...(lang && { lang }), ...input })}`, {
    method: method ?? 'GET',
    signal,
  })
}

async function fetched(path: string, init: RequestInit): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new CallError(0, unreachable)
  }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  throw refusalOf(response.status, body)
}

/**
 * A refusal as the server words it. What stands in front of it answers with a page of its own, which is told by its
 * number; what the server says of a failure of its own are no words of the call.
 */
export function refusalOf(status: number, body: unknown): CallError {
  const { message, fields } = (body ?? {}) as { message?: unknown; fields?: Record<string, string> }
  const words = typeof message === 'string' ? message : ''
  const told = words || `Серверийн алдаа (${status}). Дахин оролдоно уу.`
  return new CallError(status, told, fields, words !== '' && status !== 500)
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
    if (value instanceof Blob) form.append(name, value)
    else if (Array.isArray(value) && value.every((item) => item instanceof Blob)) {
      for (const item of value) form.append(name, item)
    } else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

/** fetch tells nothing of an upload's progress, so forms with files go the older way. */
function sendForm(
  path: string,
  form: FormData,
  { signal, onProgress }: UploadOptions = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onload = () => {
      if (request.status === 200) resolve(request.response)
      else reject(refusalOf(request.status, request.response))
    }
    request.onerror = () => reject(new CallError(0, unreachable))
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
