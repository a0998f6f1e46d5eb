import type { IncomingMessage, ServerResponse } from 'node:http'
import { PendingLimit } from '@/lib/platform/cache/pending-limit'
import { Repeats } from '@/lib/platform/log-lines'
import { everyAnswer } from '@/lib/platform/site/answer-headers'

/** One network may report this much, at once and then per second. */
const networkLimit = { atOnce: 20, perSecond: 0.1 }
/** How long further reports of a group are only counted, and how many groups there may be in that time. */
const groupMs = 10 * 60_000
const groupsMax = 50

/**
 * An address to which browsers of visitors report, without Next and the database. Anybody may write there, so
 * it is limited by network, and what is written to the log by groups.
 */
export abstract class ReportEndpoint {
  protected readonly groups = new Repeats(groupMs, groupsMax)
  protected readonly origin: string
  readonly #limit: PendingLimit

  /** @param factor multiplies the limit for one network */
  constructor(
    private readonly path: string,
    siteUrl: string,
    factor: number,
  ) {
    this.origin = new URL(siteUrl).origin
    this.#limit = new PendingLimit({
      atOnce: networkLimit.atOnce * factor,
      perSecond: networkLimit.perSecond * factor,
    })
  }

  /** Whether a request may come from a page of this site. */
  protected abstract isOwn(headers: IncomingMessage['headers']): boolean
  /** @returns false if the body is no report */
  protected abstract note(body: string, headers: IncomingMessage['headers']): boolean
  protected abstract countDropped(): void

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
    if (request.url !== this.path) return null
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
    if (!this.isOwn(request.headers)) return send(403)
    const wait = this.#limit.countPageOrReturnWaitSeconds(network)
    if (wait > 0) {
      this.countDropped()
      return send(429, { 'retry-after': String(wait) })
    }
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    return send(this.note(Buffer.concat(parts).toString(), request.headers) ? 204 : 400)
  }
}
