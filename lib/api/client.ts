import type * as z from 'zod'
import type { Call } from './call'

/** A refusal of a call, with its message for the user and the fields it names. */
export class CallError extends Error {
  override name = 'CallError'
  constructor(
    /** HTTP status; 0 when nothing was answered. */
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
  ) {
    super(message)
  }
}

/** What the server refused, with its words; null when it never answered, or something else broke. */
export function refusalBy(reason: unknown): CallError | null {
  return reason instanceof CallError && reason.status !== 0 ? reason : null
}

export type CallOptions = {
  signal?: AbortSignal
  /** Share of the upload that has left, 0 to 1. Only for calls that take files. */
  onProgress?: (share: number) => void
}

type Values = Record<string, unknown>

/** The React Query key of a read. */
export function queryKey(call: Pick<Call, 'path'>, input: Values = {}): [string, Values] {
  return [call.path, input]
}

/**
 * Makes a call from the browser: a query for reads and deletions, JSON or a form with files for the rest.
 * @throws CallError whose message is ready to show
 */
export async function callApi<C extends Call>(
  call: C,
  input: Values = {},
  options: CallOptions = {},
): Promise<z.output<C['answer']>> {
  if (call.method !== 'POST') {
    return answerOf(
      await send(`${call.path}${queryOf(input)}`, { method: call.method, signal: options.signal ?? null }),
    )
  }
  if (call.files) return sendForm(call.path, formOf(input), options)
  return postJson(call.path, input, options)
}

/**
 * Makes a writing call without its entry of the table: public pages leave the schemas to the server.
 * @throws CallError as `callApi`
 */
export async function postJson<T>(path: string, input: Values, { signal }: CallOptions = {}): Promise<T> {
  return answerOf(
    await send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: signal ?? null,
    }),
  )
}

/**
 * Makes a reading call without its entry of the table.
 * @throws CallError as `callApi`
 */
export async function getJson<T>(path: string, input: Values = {}, { signal }: CallOptions = {}): Promise<T> {
  return answerOf(await send(`${path}${queryOf(input)}`, { method: 'GET', signal: signal ?? null }))
}

/**
 * Makes a call that takes files without its entry of the table.
 * @throws CallError as `callApi`
 */
export function postForm<T>(path: string, input: Values, options: CallOptions = {}): Promise<T> {
  return sendForm(path, formOf(input), options)
}

const unreachable = 'Сүлжээний холболт тасарлаа. Дахин оролдоно уу.'

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: 'same-origin', ...init })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new CallError(0, unreachable)
  }
}

async function answerOf<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body as T
  throw refusalOf(response.status, body)
}

function refusalOf(status: number, body: unknown): CallError {
  const { message, fields } = (body ?? {}) as { message?: string; fields?: Record<string, string> }
  return new CallError(status, message ?? unreachable, fields)
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
function sendForm<T>(path: string, form: FormData, { signal, onProgress }: CallOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onload = () => {
      if (request.status === 200) resolve(request.response as T)
      else reject(refusalOf(request.status, request.response))
    }
    request.onerror = () => reject(new CallError(0, unreachable))
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
