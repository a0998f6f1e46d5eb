import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { startLocalStack } from '@/scripts/local/stack'
import { percentile, type Row, seededRandom } from './measure'

const perSecond = 300
const seconds = 60
/** One visitor in `twiceEach` presses twice; one in `lostEach` loses the connection and sends again. */
const twiceEach = 20
const lostEach = 50
/** The number of IP addresses that visitors come from, so that none exceeds the limit for one address. */
const senders = 2_000
const mailWaitSeconds = 900

type Visitor = { email: string; codes: Set<string>; ms: number; failure: string }

const agent = new http.Agent({ keepAlive: true, maxSockets: 512 })

/** One press of the button. @param loseAfterMs cuts the connection this many milliseconds after sending */
function press(url: string, body: string, sender: string, loseAfterMs?: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${url}/mw/client/insert/registration`,
      {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': sender },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if (response.statusCode !== 200) return reject(new Error(`${response.statusCode}: ${text}`))
          resolve((JSON.parse(text) as { pass: { code: string } }).pass.code)
        })
      },
    )
    request.on('error', reject)
    request.end(body)
    if (loseAfterMs !== undefined) setTimeout(() => request.destroy(new Error('lost')), loseAfterMs)
  })
}

/** One visitor: registers, perhaps twice at once, perhaps again after a lost connection. */
async function visit(url: string, at: number, random: () => number): Promise<Visitor> {
  const visitor: Visitor = { email: `visitor-${at}@bench.example`, codes: new Set(), ms: 0, failure: '' }
  const sender = Math.floor(random() * senders)
  const address = `10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}`
  const body = JSON.stringify({
    company: `Алтан Хөндий Инженеринг ${at} ХХК`,
    last_name: 'Ганболд',
    first_name: `Хонгорзул ${at}`,
    country: at % 5 ? 'MN' : 'AU',
    email: visitor.email,
    phone_number: `+976 9911 ${at}`,
    lang: at % 3 ? 'mn' : 'en',
    submission_key: randomUUID(),
  })
  const startedAt = performance.now()
  try {
    if (at % lostEach === 0) await press(url, body, address, random() * 20).catch(() => undefined)
    const presses = at % twiceEach === 1 ? 2 : 1
    for (const code of await Promise.all(Array.from({ length: presses }, () => press(url, body, address))))
      visitor.codes.add(code)
  } catch (error) {
    visitor.failure = error instanceof Error ? error.message : String(error)
  }
  visitor.ms = performance.now() - startedAt
  return visitor
}

/** Starts a fixed number of visits each second, as a crowd does, without waiting for the previous ones. */
async function crowd(url: string): Promise<Visitor[]> {
  const random = seededRandom(14)
  const visits: Promise<Visitor>[] = []
  const startedAt = performance.now()
  for (let at = 0; at < perSecond * seconds; at++) {
    const due = startedAt + (at * 1_000) / perSecond
    const wait = due - performance.now()
    if (wait > 1) await pause(wait)
    visits.push(visit(url, at, random))
  }
  return Promise.all(visits)
}

/** A mail server that accepts everything and counts the mails to each address. */
async function mailSink() {
  const counts = new Map<string, number>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, { envelope }, goOn) => {
      stream.resume()
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? ''
        counts.set(to, (counts.get(to) ?? 0) + 1)
        goOn()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    counts,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Waits for the last mail. @returns the duration in seconds */
async function untilMailed(counts: ReadonlyMap<string, number>, mailCount: number): Promise<number> {
  const startedAt = performance.now()
  const elapsedSeconds = () => (performance.now() - startedAt) / 1_000
  while (counts.size < mailCount && elapsedSeconds() < mailWaitSeconds) await pause(500)
  // Waits for duplicates, which would arrive within two seconds.
  await pause(2_000)
  return elapsedSeconds()
}

type RegistrationRow = { email: string; code: string }

async function storedRows(databaseUrl: string): Promise<RegistrationRow[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<RegistrationRow>(
    `select email, code from event_registrations where email like '%@bench.example'`,
  )
  await client.end()
  return rows
}

/**
 * A crowd registers: 300 a second for a minute against the production build on a database that waits for its
 * disk, some twice at once, some again after a lost connection. Compares the acknowledged registrations with
 * those stored and mailed.
 */
export async function registrations(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'strata-bench-crowd-'))
  const sink = await mailSink()
  const stack = await startLocalStack({ dataDir, env: { TRUST_PROXY_HOPS: '1', SMTP_URL: sink.url } })
  try {
    const startedAt = performance.now()
    const visitors = await crowd(stack.url)
    const took = (performance.now() - startedAt) / 1_000
    // The mails take longer than the crowd, so its result is printed first.
    console.log(`${visitors.length} visitors in ${took.toFixed(0)} s, ${sink.counts.size} mails so far`)
    const mailSeconds = await untilMailed(
      sink.counts,
      new Set(visitors.filter(({ codes }) => codes.size).map(({ email }) => email)).size,
    )
    return figures(visitors, await storedRows(stack.databaseUrl), sink.counts, { took, mailSeconds })
  } finally {
    await stack.stop()
    await sink.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function figures(
  visitors: readonly Visitor[],
  registrationRows: readonly RegistrationRow[],
  mails: ReadonlyMap<string, number>,
  { took, mailSeconds }: { took: number; mailSeconds: number },
): Row[] {
  const acknowledgedVisitors = visitors.filter(({ codes }) => codes.size > 0)
  const rejections = visitors.filter(({ codes }) => codes.size === 0)
  for (const { failure } of rejections.slice(0, 5)) console.log(`refused: ${failure}`)
  const codeOf = new Map(registrationRows.map(({ email, code }) => [email, code]))
  const lostCount = acknowledgedVisitors.filter(
    ({ email, codes }) => !codes.has(codeOf.get(email) ?? ''),
  ).length
  const doubleCount =
    registrationRows.length - codeOf.size + acknowledgedVisitors.filter(({ codes }) => codes.size > 1).length
  const unmailedCount = acknowledgedVisitors.filter(({ email }) => !mails.has(email)).length
  const twiceMailed = [...mails.values()].filter((count) => count > 1).length
  const times = acknowledgedVisitors.map(({ ms }) => ms)
  const rate = acknowledgedVisitors.length / took
  const count = (figure: string, total: number): Row => ({
    figure,
    ours: String(total),
    against: `${acknowledgedVisitors.length} acknowledged`,
    ratio: null,
    target: 'none',
    isMet: total === 0,
  })
  return [
    {
      figure: `Registrations a second for ${seconds} s`,
      ours: rate.toFixed(0),
      against: `${visitors.length} visitors, p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, slowest ${percentile(times, 1).toFixed(0)} ms`,
      ratio: null,
      target: `at least ${perSecond * 0.98}`,
      isMet: rate >= perSecond * 0.98,
    },
    count('Registrations: refused', rejections.length),
    count('Registrations: acknowledged and not stored', lostCount),
    count('Registrations: stored or given twice', doubleCount),
    count(`Registrations: not mailed ${mailSeconds.toFixed(0)} s after the last`, unmailedCount),
    count('Registrations: mailed twice', twiceMailed),
  ]
}
