import type { IncomingMessage } from 'node:http'
import { redactMailAddresses, sharedLog } from '@/lib/platform/log-lines'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import { browserErrorsPath, type ErrorReport } from '@/lib/platform/site/browser-errors'
import { siteFolders } from '@/lib/platform/site/sites'
import { ReportEndpoint } from './report-endpoint'

/** The letters of a message that are read, and those of its remainder that are logged. */
const sentLettersMax = 300
const messageLettersMax = 200

const counts = {
  logged: placeOf('browserErrors', 'logged'),
  foreign: placeOf('browserErrors', 'foreign'),
  dropped: placeOf('browserErrors', 'dropped'),
}

/**
 * Collects the errors of visitors' browsers: grouped by message and place, and without anything personal
 * (decision 104).
 */
export class BrowserErrors extends ReportEndpoint {
  constructor(siteUrl: string, factor: number) {
    super(browserErrorsPath, siteUrl, factor)
  }

  // A browser names the origin of a report; pages of others must not report here.
  protected isOwn({ origin }: IncomingMessage['headers']): boolean {
    return origin === this.origin
  }

  protected countDropped(): void {
    countOne(counts.dropped)
  }

  protected note(body: string, { referer }: IncomingMessage['headers']): boolean {
    const report = parseReport(body)
    if (report) this.#note(report, siteOfPage(referer))
    return report !== null
  }

  #note({ message, stack }: ErrorReport, site: string): void {
    const place = findPlace(stack)
    // An extension of the browser, or a text that somebody pasted into its console.
    if (!place) return countOne(counts.foreign)
    const error = withoutContents(message)
    const isNoted = this.groups.writeOrCount(`${site} ${error} ${place}`, undefined, (more) =>
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
