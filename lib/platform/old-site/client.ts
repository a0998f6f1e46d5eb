import { createHash } from 'node:crypto'
import { lookup } from 'node:dns'
import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { isPrivateAddress } from '@/lib/platform/private-networks'
import type { AnswerFolder, SiteAnswer } from './answer-folder'
import { LocalFiles } from './local-files'
import { OldSiteProblem } from './problem'
import type { TimeWindow } from './time-window'

export type ClientOptions = {
  /** The address of the old site; other hosts are asked only if they are in `hosts`. */
  origin: URL
  /** Further hosts, and private addresses, that the command line names: `cdn.example`, `10.0.0.5:8080`. */
  hosts?: readonly string[]
  /** The cookie of a session of the old office, sent to the old site only. */
  cookie?: string
  /** An API token of an old site that is a Strata, instead of a cookie; sent to the old site only. */
  token?: string
  /** A folder with files of the old site, each under the path of its address: they are not asked for. */
  filesFolder?: string
  /** Hours of the day in which the old site may be asked. */
  window?: TimeWindow
  requestsMax?: number
  triesMax?: number
  /** The wait before the second try; each further one waits twice as long. */
  waitMs?: number
  /** How long an answer may take in all, and how long it may stay silent. */
  answerMs?: number
  silenceMs?: number
}

const MB = 1024 * 1024
const jsonBytesMax = 20 * MB
const redirectsMax = 5
/** After this many addresses that gave nothing in all tries, the old site counts as gone. */
const failuresInRowMax = 6
/** The longest wait that an old site can ask for. */
const waitMsMax = 120_000
const statusesThatPass = [408, 425, 429, 500, 502, 503, 504]

/**
 * Reads an old site without burdening it: few requests at once, patience after failures, and nothing twice
 * that has not changed. Every answer has a limit of bytes and of time, and no request goes to a host or a
 * private address that the command line does not name.
 */
export class OldSiteClient {
  readonly origin: URL
  private readonly options: Required<Omit<ClientOptions, 'origin' | 'hosts' | 'filesFolder' | 'window'>>
  private readonly localFiles: LocalFiles | undefined
  private readonly window: TimeWindow | undefined
  private readonly hosts: ReadonlySet<string>
  private readonly agents: { http: http.Agent; https: https.Agent }
  private running = 0
  private failuresInRow = 0
  private readonly queue: (() => void)[] = []
  private readonly underWay = new Map<string, Promise<SiteAnswer>>()
  /** How many requests were sent, and how many answers came from the folder without one. */
  readonly counts = { requests: 0, answers: 0, reused: 0, bytes: 0 }

  constructor(
    private readonly answers: AnswerFolder,
    { origin, hosts = [], filesFolder, window, ...options }: ClientOptions,
  ) {
    this.origin = origin
    this.window = window
    if (filesFolder !== undefined) this.localFiles = new LocalFiles(filesFolder, origin.host, answers)
    this.hosts = new Set([origin.host, ...hosts])
    const defaults = { cookie: '', token: '', requestsMax: 2, triesMax: 5, waitMs: 1_000 }
    this.options = { ...defaults, answerMs: 20 * 60_000, silenceMs: 30_000, ...options }
    const agentOptions = { keepAlive: true, maxSockets: this.options.requestsMax }
    this.agents = { http: new http.Agent(agentOptions), https: new https.Agent(agentOptions) }
  }

  close(): void {
    this.agents.http.destroy()
    this.agents.https.destroy()
  }

  /** @throws OldSiteProblem when the old site has no such answer, or one that is no JSON */
  async readJson(path: string): Promise<unknown> {
    const answer = await this.read(new URL(path, this.origin).href, jsonBytesMax)
    try {
      return JSON.parse(await readFile(this.pathOf(answer), 'utf8'))
    } catch {
      throw new OldSiteProblem(`${path}: the answer is no JSON`)
    }
  }

  /** Reads a file of any kind. @throws OldSiteProblem when it cannot be had */
  async readFile(address: string, bytesMax: number): Promise<SiteAnswer> {
    if (!URL.canParse(address, this.origin)) throw new OldSiteProblem(`${address} is no address`)
    const url = new URL(address, this.origin)
    url.hash = ''
    return (await this.localFiles?.read(url, bytesMax)) ?? this.read(url.href, bytesMax)
  }

  /** Where the bytes of an answer lie. */
  pathOf(answer: SiteAnswer): string {
    return this.answers.bodyPath(answer)
  }

  /** Two records that show the same file ask for it once. */
  private read(url: string, bytesMax: number): Promise<SiteAnswer> {
    const underWay = this.underWay.get(url)
    if (underWay) return underWay
    const answer = this.readPatiently(url, bytesMax).finally(() => this.underWay.delete(url))
    this.underWay.set(url, answer)
    return answer
  }

  private async readPatiently(url: string, bytesMax: number): Promise<SiteAnswer> {
    const earlier = await this.answers.find(url)
    if (earlier && this.answers.isOfThisPass(earlier)) {
      this.counts.reused++
      return earlier
    }
    await this.takeTurn()
    try {
      for (let tries = 1; ; tries++) {
        try {
          await this.window?.waitUntilOpen()
          const answer = await this.readOnce(url, bytesMax, earlier)
          this.failuresInRow = 0
          this.counts.answers++
          return answer
        } catch (error) {
          const problem = asProblem(url, error)
          if (!problem.mayPass) this.failuresInRow = 0
          const isGone = this.localFiles !== undefined && this.failuresInRow >= failuresInRowMax
          if (!problem.mayPass || isGone || tries >= this.options.triesMax) {
            if (problem.mayPass) this.refuseIfGone(problem)
            throw problem
          }
          const wait = Math.max(problem.waitMs, this.options.waitMs * 2 ** (tries - 1))
          await sleep(Math.min(wait, waitMsMax))
        }
      }
    } finally {
      this.endTurn()
    }
  }

  /**
   * Stops an import whose old site does not answer at all, or no longer: it goes on when it is started again. An
   * import from a folder goes on without the site, and tries each address once.
   */
  private refuseIfGone(problem: OldSiteProblem): void {
    this.failuresInRow++
    if (this.localFiles) return
    if (this.failuresInRow >= failuresInRowMax || this.counts.answers === 0)
      throw new Error(`the old site does not answer (${problem.message}); the same command goes on later`)
  }

  private async takeTurn(): Promise<void> {
    if (this.running < this.options.requestsMax) this.running++
    else await new Promise<void>((resolve) => this.queue.push(resolve))
  }

  /** Hands the turn on to the next in the queue, so that nobody who comes meanwhile takes it too. */
  private endTurn(): void {
    const next = this.queue.shift()
    if (next) next()
    else this.running--
  }

  private async readOnce(url: string, bytesMax: number, earlier: SiteAnswer | null): Promise<SiteAnswer> {
    const signal = AbortSignal.timeout(this.options.answerMs)
    const { response, finalUrl } = await this.follow(url, earlier, signal)
    const status = response.statusCode ?? 0
    if (status === 304 && earlier) {
      response.resume()
      return this.answers.store(earlier, null)
    }
    if (status !== 200) {
      response.destroy()
      throw new OldSiteProblem(
        `${url}: the old site answers ${status}`,
        statusesThatPass.includes(status),
        retryAfterMs(response.headers['retry-after']),
      )
    }
    const path = await this.answers.incomingPath()
    const hash = createHash('sha256')
    let bytes = 0
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        bytes += chunk.length
        if (bytes > bytesMax)
          return next(new OldSiteProblem(`${url}: longer than ${Math.round(bytesMax / MB)} MB`))
        hash.update(chunk)
        next(null, chunk)
      },
    })
    try {
      if (Number(response.headers['content-length'] ?? 0) > bytesMax)
        throw new OldSiteProblem(`${url}: longer than ${Math.round(bytesMax / MB)} MB`)
      await pipeline(response, counter, createWriteStream(path), { signal })
      this.counts.bytes += bytes
      const { etag = '', 'last-modified': lastModified = '' } = response.headers
      const name = fileNameOf(finalUrl, response.headers['content-disposition'])
      return await this.answers.store(
        { url, etag, lastModified, hash: hash.digest('hex'), bytes, name },
        path,
      )
    } catch (error) {
      response.destroy()
      await rm(path, { force: true })
      throw error
    }
  }

  /** Sends a request and follows its redirects to hosts that the command line names. */
  private async follow(
    url: string,
    earlier: SiteAnswer | null,
    signal: AbortSignal,
  ): Promise<{ response: IncomingMessage; finalUrl: URL }> {
    let target = new URL(url)
    for (let redirects = 0; redirects <= redirectsMax; redirects++) {
      this.refuseForeignHost(target)
      const response = await this.send(target, earlier, signal)
      const { location } = response.headers
      const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode ?? 0)
      if (!isRedirect || location === undefined) return { response, finalUrl: target }
      response.destroy()
      if (!URL.canParse(location, target)) throw new OldSiteProblem(`${url}: leads to no address`)
      target = new URL(location, target)
    }
    throw new OldSiteProblem(`${url}: leads on and on`)
  }

  private refuseForeignHost(url: URL): void {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new OldSiteProblem(`${url.href.slice(0, 200)}: not an address of the web`)
    if (!this.hosts.has(url.host))
      throw new OldSiteProblem(`${url.href.slice(0, 200)}: on another host (--allow-host ${url.host})`)
  }

  private send(url: URL, earlier: SiteAnswer | null, signal: AbortSignal): Promise<IncomingMessage> {
    const { cookie, token, silenceMs } = this.options
    this.counts.requests++
    const headers: Record<string, string> = { accept: '*/*', 'user-agent': 'Strata import:site' }
    if (url.host === this.origin.host) {
      if (cookie) headers.cookie = cookie
      if (token) headers.authorization = `Bearer ${token}`
    }
    if (earlier?.etag) headers['if-none-match'] = earlier.etag
    if (earlier?.lastModified) headers['if-modified-since'] = earlier.lastModified
    const [module, agent] = url.protocol === 'https:' ? [https, this.agents.https] : [http, this.agents.http]
    return new Promise((resolve, reject) => {
      const request = module.get(url, { headers, agent, signal, lookup: this.lookup, timeout: silenceMs })
      request.on('response', resolve)
      request.on('timeout', () => request.destroy(new OldSiteProblem(`${url.href}: no answer in time`, true)))
      request.on('error', reject)
    })
  }

  /** Looks a host up, and refuses private addresses that the command line does not name. */
  private readonly lookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const privateOne = addresses?.find(({ address }) => isPrivateAddress(address) && !this.isNamed(address))
      const problem = privateOne
        ? new OldSiteProblem(
            `${hostname} is the private address ${privateOne.address} (--allow-host ${privateOne.address})`,
          )
        : error
      const [first] = addresses ?? []
      if (problem || !first) callback(problem ?? new OldSiteProblem(`${hostname} has no address`), [])
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }

  private isNamed(address: string): boolean {
    return [...this.hosts].some((host) => host === address || new URL(`http://${host}`).hostname === address)
  }
}

/** What every failure of the connection becomes: a problem that may pass. */
function asProblem(url: string, error: unknown): OldSiteProblem {
  if (error instanceof OldSiteProblem) return error
  const { code, message } = error as NodeJS.ErrnoException
  // A full disk on this side is not the old site's fault, and trying again does not help.
  if (code === 'ENOSPC' || code === 'EDQUOT') throw error
  return new OldSiteProblem(`${url}: ${code ?? message}`, true)
}

/** The wait that an answer asks for, in seconds or as a date. */
function retryAfterMs(header: string | undefined): number {
  if (!header) return 0
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, Math.min(wait, waitMsMax)) : 0
}

/** The name of a file: the one that the answer gives, else the last part of the address. */
function fileNameOf(url: URL, disposition = ''): string {
  const encodedName = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="([^"]+)"/i.exec(disposition)?.[1]
  const last = url.pathname.split('/').at(-1) ?? ''
  return (encodedName ? decodeName(encodedName) : (plain ?? decodeName(last))).slice(-200)
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Whether a host of the command line is written as it must be. */
export function isHost(host: string): boolean {
  return (isIP(host) > 0 || /^[\p{L}\d.-]+(:\d+)?$/u.test(host)) && URL.canParse(`http://${host}`)
}
