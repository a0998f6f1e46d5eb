import { inspect, stripVTControlCharacters } from 'node:util'
import pino from 'pino'

/**
 * The process's log: one JSON line an event on standard output. Plain JavaScript, because `server.mjs` and the cache
 * write to it too. A warning or an error that comes again within the window is counted and written once more at its
 * end, with the count, so a minute in which everything fails is a few lines of each kind.
 */

const windowMs = 10_000
/** Kinds of lines that are counted at a time; beyond them each is written. */
const kindsMax = 200
const warning = 40

/**
 * One for the process, however often this file is loaded.
 * @param {string} level
 * @returns {import('pino').Logger}
 */
export function sharedLog(level = process.env.LOG_LEVEL || 'info') {
  return (globalThis.strataLog ??= makeLog({ level }))
}

/**
 * @param {{ level: string, write?: (line: string) => void, windowMs?: number }} options `write` takes the lines in
 *   place of standard output
 */
export function makeLog({ level, write, windowMs: ownWindowMs = windowMs }) {
  const repeats = new Repeats(ownWindowMs)
  const settings = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(given, method, number) {
        const [fields, message] = typeof given[0] === 'string' ? [{}, given[0]] : given
        if (number < warning) return method.call(this, fields, message)
        repeats.pass(kindOf(number, fields, message), (more) =>
          method.call(this, { ...fields, ...more }, message),
        )
      },
    },
  }
  return write ? pino(settings, { write }) : pino(settings)
}

class Repeats {
  /** @type {Map<string, { count: number, write: (more: object) => void }>} */
  #kinds = new Map()

  /** @param {number} windowMs */
  constructor(windowMs) {
    this.windowMs = windowMs
  }

  /** @param {string} kind @param {(more: object) => void} write */
  pass(kind, write) {
    const known = this.#kinds.get(kind)
    if (known) {
      known.count++
      known.write = write
      return
    }
    write({})
    if (this.#kinds.size < kindsMax) this.#begin(kind, write)
  }

  /** @param {string} kind @param {(more: object) => void} write */
  #begin(kind, write) {
    const entry = { count: 0, write }
    this.#kinds.set(kind, entry)
    setTimeout(() => {
      this.#kinds.delete(kind)
      if (entry.count === 0) return
      entry.write({ repeated: entry.count })
      this.#begin(kind, entry.write)
    }, this.windowMs).unref()
  }
}

/** What tells one failure from another: not its numbers, nor what it quotes. */
function kindOf(level, fields, message = '') {
  const { code, cause, error, reason } = fields
  const words = `${code ?? cause ?? error ?? reason ?? ''}`
  return `${level} ${message} ${words}`.replace(/"[^"]*"/g, '"…"').replace(/\d+/g, '#')
}

const address = /[^\s@<>"'(),;:]{0,63}[^\s@<>"'(),;:/\\]@[^\s@<>"'(),;:/\\]{1,255}/g
const placeAtEnd = /:\d{1,7}\)?$/

const isStackFrame = (/** @type {string} */ line) =>
  line.trimStart().startsWith('at ') && placeAtEnd.test(line)

/** Leaves mail addresses out of a text; the places that a stack names stay whole. @param {string} text */
export function withoutAddresses(text) {
  return text
    .split('\n')
    .map((line) => (isStackFrame(line) ? line : line.replace(address, '…@…')))
    .join('\n')
}

/**
 * What a failure may say in the log: its words and where it arose. Mail servers quote the address that they refuse,
 * so addresses are left out. A database's error has no values left by then (`db/query-errors.ts`).
 * @param {unknown} error
 */
export function reasonOf(error) {
  if (!(error instanceof Error)) return { error: withoutAddresses(String(error)) }
  const { message, stack, cause } = error
  const code = [error, cause].map((each) => /** @type {any} */ (each)?.code).find(isText)
  return {
    error: withoutAddresses(message || error.name),
    ...(code ? { code } : {}),
    ...(cause instanceof Error ? { cause: withoutAddresses(wordsOf(cause)) } : {}),
    ...(stack ? { stack: withoutAddresses(stack) } : {}),
  }
}

const isText = (/** @type {unknown} */ value) => typeof value === 'string'

/**
 * A failure in one line, with what caused it: several addresses of one host fail as an error without words.
 * @param {unknown} error
 * @returns {string}
 */
export function wordsOf(error) {
  if (!(error instanceof Error)) return String(error)
  const parts =
    error instanceof AggregateError && !error.message ? error.errors.map(wordsOf) : [error.message]
  if (error.cause instanceof Error) parts.push(wordsOf(error.cause))
  return parts.filter(Boolean).join(': ') || error.name
}

/**
 * Has what others write to the console as a warning or an error, Next above all, come as lines of the log.
 * @param {import('pino').Logger} log
 */
export function takeConsole(log = sharedLog()) {
  console.error = (...given) => log.error(...lineOf(given))
  console.warn = (...given) => log.warn(...lineOf(given))
  process.removeAllListeners('warning')
  process.on('warning', (each) => log.warn({ reason: each.message }, 'a warning of the runtime'))
}

const marks = /[⨯⚠▲✓]\s?/g

/** @param {unknown[]} given @returns {[object, string]} */
function lineOf(given) {
  const error = given.find((each) => each instanceof Error)
  const shown = given
    .filter((each) => each !== error)
    .map((each) => (typeof each === 'string' ? each : inspect(each)))
    .join(' ')
  // Colours and marks of a terminal are no words.
  const words = stripVTControlCharacters(shown).replace(marks, '').trim()
  if (error) return [reasonOf(error), withoutAddresses(words) || 'something failed']
  const [first = '', ...rest] = withoutAddresses(words).split('\n')
  return [rest.length > 0 ? { reason: first, stack: rest.join('\n') } : { reason: first }, 'the console']
}
