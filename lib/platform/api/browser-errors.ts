import type { IncomingMessage, ServerResponse } from 'node:http'
import { PendingLimit } from '@/lib/platform/cache/pending-limit'
import { redactMailAddresses, Repeats, sharedLog } from '@/lib/platform/log-lines'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import { browserErrorsPath, type ErrorReport } from '@/lib/platform/site/browser-errors'
import { siteFolders } from '@/lib/platform/site/sites'
import { everyAnswer } from '@/lib/platform/site/answer-headers'

/**
 * Collects the errors of visitors' browsers, without Next and the database: grouped by message and place, and
 * without anything personal (decision 104).
 */

/** One network may report this much, at once and then per second. */
const networkLimit = { atOnce: 20, perSecond: 0.1 }
/** How long further reports of a group are only counted, and how many groups there may be in that time. */
const groupMs = 10 * 60_000
const groupsMax = 50
/** The letters of a message that are read, and those of its remainder that are logged. */
const sentLettersMax = 300
const messageLettersMax = 200

const counts = {
  logged: placeOf('browserErrors', 'logged'),
  foreign: placeOf('browserErrors', 'foreign'),
  dropped: placeOf('browserErrors', 'dropped'),
}

export class BrowserErrors {
  readonly #limit: PendingLimit
  readonly #groups = new Repeats(groupMs, groupsMax)
  readonly #origin: string

  /** @param factor multiplies the limit for one network */
  constructor(siteUrl: string, factor: number) {
    this.#origin = new URL(siteUrl).origin
    this.#limit = new PendingLimit({
      atOnce: networkLimit.atOnce * factor,
      perSecond: networkLimit.perSecond * factor,
    })
  }

  /**
   * Answers a report; the gateway has limited its body.
   * @param headers which every answer of this server has
   * @returns null for other addresses
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    headers: Readonly<Record<string, string>>,
    getNetwork: () => string,
  ): Promise<void> | null {
    if (request.url !== browserErrorsPath) return null
    return this.#readAndAnswer(request, response, headers, getNetwork())
  }

  async #readAndAnswer(
    request: IncomingMessage,
    response: ServerResponse,
    headers: Readonly<Record<string, string>>,
    network: string,
  ): Promise<void> {
    const send = (status: number, more: Record<string, string> = {}) =>
      void response
        .writeHead(status, { ...headers, ...everyAnswer, ...more, 'cache-control': 'no-store' })
        .end()
    if (request.method !== 'POST') return send(405, { allow: 'POST' })
    // A browser names the origin of a report; pages of others must not report here.
    if (request.headers.origin !== this.#origin) return send(403)
    const wait = this.#limit.countPageOrReturnWaitSeconds(network)
    if (wait > 0) {
      countOne(counts.dropped)
      return send(429, { 'retry-after': String(wait) })
    }
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const report = parseReport(Buffer.concat(parts).toString())
    if (!report) return send(400)
    this.#note(report, siteOfPage(request.headers.referer))
    return send(204)
  }

  #note({ message, stack }: ErrorReport, site: string): void {
    const place = findPlace(stack)
    // An extension of the browser, or a text that somebody pasted into its console.
    if (!place) return countOne(counts.foreign)
    const error = withoutContents(message)
    const isNoted = this.#groups.writeOrCount(`${site} ${error} ${place}`, undefined, (more) =>
      sharedLog().info({ site, error, place, ...more }, 'an error in a browser'),
    )
    countOne(isNoted ? counts.logged : counts.dropped)
  }
}

function parseReport(body: string): ErrorReport | null {
  try {
    const { message, stack } = JSON.parse(body) as Partial<Record<keyof ErrorReport, unknown>>
    if (typeof message !== 'string' || typeof stack !== 'string') return null
    return { message: message.slice(0, sentLettersMax), stack }
  } catch {
    return null
  }
}

/** Returns the site or `admin`; never the address, which may contain a name or a secret. */
function siteOfPage(referer: string | undefined): string {
  const path = URL.canParse(referer ?? '') ? new URL(referer ?? '').pathname : ''
  const folder = path.split('/').find((part) => part !== '' && part !== 'en') ?? ''
  return folder === 'admin' || siteFolders.includes(folder) ? folder : 'other'
}

const ownScript = /\/(_next\/static\/[\w./~-]{1,120}\.js:\d{1,7}:\d{1,7})/

/** Returns the innermost of our own scripts in a stack, with line and column. */
function findPlace(stack: string): string | null {
  return ownScript.exec(stack)?.[1] ?? null
}

/** The names of the language and the browser that may stand in single quotes; other quotes may be of a visitor. */
const quotedName = /\b(?:reading|setting|execute|construct|on) '[\w$.]{1,40}'$/

/**
 * Returns the message of an error without what a visitor may have typed: quotations, addresses, long numbers
 * and all that is not English.
 */
export function withoutContents(message: string): string {
  return (
    redactMailAddresses(message)
      // The message of a refused call is for the visitor.
      .replace(/^CallError:.*/s, 'CallError')
      .replace(/"[^"]*"?|“[^”]*”?|«[^»]*»?|`[^`]*`?/g, '"…"')
      .replace(/(?:\b\w+ )?'[^']*'?/g, (text) => (quotedName.test(text) ? text : `${text.split("'")[0]}'…'`))
      .replace(/\b\w+:\/\/\S+|(?:\/[^\s/]+){2,}\S*/g, '…')
      .replace(/\d{4,}/g, '#')
      .replace(/[^\x20-\x7e]+/g, '…')
      .replace(/(?:… ?){2,}/g, '… ')
      .trim()
      .slice(0, messageLettersMax)
  )
}
