import { inspect, stripVTControlCharacters } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import pino, { type Logger } from 'pino'
import { countOne, placeOf } from './metrics/counts'
import { processState } from './process-state'
import { currentRequestId } from './request-context'

/**
 * The process's log: one JSON line per event on standard output. Warnings or errors that repeat within
 * `windowMs` are only counted; one line with the count follows. So even when everything fails, the log gets
 * only a few lines of each kind in a minute.
 */

const windowMs = 10_000
/** The most kinds of lines that are counted at a time; lines of further kinds are written each time. */
const kindsMax = 200
/** The most requests that the line about repetitions names. */
const repeatedRequestsMax = 20
const warning = 40
const error = 50
const thread = isMainThread ? 'application' : 'gateway'
const counts = {
  warnings: placeOf('logLines', `${thread} warn`),
  errors: placeOf('logLines', `${thread} error`),
}

declare global {
  interface ProcessState {
    log?: Logger
  }
}

/** Returns the one log of this process, made at the first call. */
export function sharedLog(level = process.env.LOG_LEVEL || 'info'): Logger {
  return (processState.log ??= makeLog({ level }))
}

type LogOptions = {
  level: string
  /** Takes each line; by default the lines go to standard output. */
  write?: (line: string) => void
  /** The time within which repetitions of a failure are only counted. */
  windowMs?: number
}

export function makeLog({ level, write, windowMs: ownWindowMs = windowMs }: LogOptions): Logger {
  const repeats = new Repeats(ownWindowMs, kindsMax)
  const settings: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(args, method, number) {
        const [ownFields, message] = splitLogArguments(args)
        const request = ownFields.request ?? currentRequestId()
        const fields = request === undefined ? ownFields : { request, ...ownFields }
        if (number < warning) return method.call(this, fields, message)
        countOne(number < error ? counts.warnings : counts.errors)
        const write = (more: Fields) => method.call(this, { ...fields, ...more }, message)
        if (!repeats.writeOrCount(failureKindOf(number, fields, message), request, write)) write({})
      },
    },
  }
  return write ? pino(settings, { write }) : pino(settings)
}

type Fields = Readonly<Record<string, unknown>>

/** Splits the arguments of a log call, which are a text, or fields and a text. */
function splitLogArguments([first, words]: readonly unknown[]): [fields: Fields, words: string | undefined] {
  return typeof first === 'string' ? [{}, first] : [first as Fields, words as string | undefined]
}

type Write = (more: Fields) => void
type Repeat = { count: number; requests: unknown[]; write: Write }

/**
 * Writes the first line of a kind, counts the next ones, and writes their number when `windowMs` is over.
 * @param kindsMax the most kinds that are counted at a time
 */
export class Repeats {
  readonly #kinds = new Map<string, Repeat>()

  constructor(
    readonly windowMs: number,
    readonly kindsMax: number,
  ) {}

  /** @returns false if there are too many kinds: the line was neither written nor counted */
  writeOrCount(kind: string, request: unknown, write: Write): boolean {
    const entry = this.#kinds.get(kind)
    if (entry) {
      entry.count++
      if (request !== undefined && entry.requests.length < repeatedRequestsMax) entry.requests.push(request)
      entry.write = write
      return true
    }
    if (this.#kinds.size >= this.kindsMax) return false
    write({})
    this.#begin(kind, write)
    return true
  }

  #begin(kind: string, write: Write): void {
    const entry: Repeat = { count: 0, requests: [], write }
    this.#kinds.set(kind, entry)
    setTimeout(() => {
      this.#kinds.delete(kind)
      if (entry.count === 0) return
      const { requests } = entry
      entry.write({ repeated: entry.count, ...(requests.length > 0 && { requests }) })
      this.#begin(kind, entry.write)
    }, this.windowMs).unref()
  }
}

/** Identifies the kind of a failure, without its numbers and quoted parts. */
function failureKindOf(level: number, fields: Fields, message = ''): string {
  const { code, cause, error, reason } = fields
  const words = `${code ?? cause ?? error ?? reason ?? ''}`
  return `${level} ${message} ${words}`.replace(/"[^"]*"/g, '"…"').replace(/\d+/g, '#')
}

const address = /[^\s@<>"'(),;:]{0,63}[^\s@<>"'(),;:/\\]@[^\s@<>"'(),;:/\\]{1,255}/g
const placeAtEnd = /:\d{1,7}\)?$/

const isStackFrame = (line: string) => line.trimStart().startsWith('at ') && placeAtEnd.test(line)

/** Replaces the mail addresses in a text by `…@…`; lines of a stack trace stay unchanged. */
export function redactMailAddresses(text: string): string {
  return text
    .split('\n')
    .map((line) => (isStackFrame(line) ? line : line.replace(address, '…@…')))
    .join('\n')
}

/**
 * Returns the parts of a failure that the log may contain: message, code, cause and stack. Mail servers quote
 * the address that they refuse, so addresses are removed. `db/query-errors.ts` has already removed the values
 * from the errors of the database.
 */
export function redactedErrorFields(error: unknown): {
  error: string
  code?: string
  cause?: string
  digest?: string
  stack?: string
} {
  if (!(error instanceof Error)) return { error: redactMailAddresses(String(error)) }
  const { message, stack, cause } = error
  // The number of the error that Next tells the browser, which the error page shows.
  const { digest } = error as { digest?: unknown }
  const code = [error, cause].map(codeOf).find(isText)
  return {
    error: redactMailAddresses(message || error.name),
    ...(code ? { code } : {}),
    ...(cause instanceof Error ? { cause: redactMailAddresses(describeError(cause)) } : {}),
    ...(isText(digest) ? { digest } : {}),
    ...(stack ? { stack: redactMailAddresses(stack) } : {}),
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null | undefined)?.code
const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Describes a failure and its cause in one line. An error of several failed connections may have no message:
 * it is described by the messages of the single failures.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const parts: string[] =
    error instanceof AggregateError && !error.message ? error.errors.map(describeError) : [error.message]
  if (error.cause instanceof Error) parts.push(describeError(error.cause))
  return parts.filter(Boolean).join(': ') || error.name
}

/** Writes to the log what Next and others send to the console as warnings or errors, and Node's warnings. */
export function redirectConsoleAndWarnings(log: Logger = sharedLog()): void {
  console.error = (...args) => log.error(...toLogArguments(args))
  console.warn = (...args) => log.warn(...toLogArguments(args))
  process.removeAllListeners('warning')
  process.on('warning', (each) => log.warn({ reason: each.message }, 'a warning of the runtime'))
}

const marks = /[⨯⚠▲✓]\s?/g

function toLogArguments(args: unknown[]): [fields: Fields, words: string] {
  const error = args.find((each) => each instanceof Error)
  const text = args
    .filter((each) => each !== error)
    .map((each) => (typeof each === 'string' ? each : inspect(each)))
    .join(' ')
  // Removes terminal colours, and the symbols such as ⨯ and ⚠ that Next puts into its messages.
  const words = stripVTControlCharacters(text).replace(marks, '').trim()
  if (error) return [redactedErrorFields(error), redactMailAddresses(words) || 'something failed']
  const [first = '', ...rest] = redactMailAddresses(words).split('\n')
  return [rest.length > 0 ? { reason: first, stack: rest.join('\n') } : { reason: first }, 'the console']
}
