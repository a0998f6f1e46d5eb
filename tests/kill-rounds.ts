import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startLocalServices } from '../scripts/local/stack'
import { startServer } from '../scripts/server-process'
import { sessionCookieOf } from './sign-in'

/** The result of writes during which processes were killed. The lists name the broken guarantees. */
export type KillOutcome = {
  rounds: number
  sentCount: number
  acknowledged: number
  /** Acknowledged but missing. */
  lost: string[]
  /** A row without its audit row or its mail, a mail without the job that sends it, or the reverse. */
  halved: string[]
  /** Written twice. */
  doubled: string[]
  /** Records whose entry in the search differs from their texts, or that still wait for it. */
  astray: string[]
}

const writersAtOnce = 4
const writesBeforeKill = 20
const moderator = 'moderator@mnma.example'

/**
 * Kills with signal 9 in the middle of writes: the server in one round, a process of Postgres in the next.
 * Each write is one row with its audit row, or one with its mail to staff and sender.
 */
export async function killRounds(rounds: number): Promise<KillOutcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'strata-kill-'))
  const services = await startLocalServices({
    dataDir,
    seed: false,
    env: { RATE_LIMIT_FACTOR: '100000', FIRST_MODERATOR_EMAIL: moderator },
  })
  const { environment, url } = services
  const writes = emptyWrites()
  try {
    // Otherwise the records of the first start would wait for the job.
    await rebuildSearch(environment)
    for (let round = 0; round < rounds; round++) {
      await (await connectClient(services.databaseUrl)).end()
      const server = await startServer({ ...process.env, ...environment }, { quiet: true })
      const cookie = await sessionCookieOf(environment, moderator)
      const writers = startWriters(url, cookie, writes)
      // At full speed, and at a random moment.
      await writers.untilAcknowledged(writesBeforeKill)
      await pause(Math.random() * 200)
      if (round % 2 === 0) process.kill(server.pid, 'SIGKILL')
      else await killBackend(services.databaseUrl)
      await pause(round % 2 === 0 ? 50 : 1_500)
      await writers.stop()
      await server.stop()
    }
    return {
      rounds,
      ...(await readWrites(services.databaseUrl, writes)),
      astray: await recordsAstray(services.databaseUrl, environment),
    }
  } finally {
    await services.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** What was sent, and whether it was acknowledged. */
type Writes = { links: Map<string, boolean>; requests: Map<string, boolean> }
export const emptyWrites = (): Writes => ({ links: new Map(), requests: new Map() })

/** Starts writers that write as fast as the server answers, until they are stopped. */
export function startWriters(url: string, cookie: string, { links, requests }: Writes) {
  let isOver = false
  let acknowledgedCount = 0
  const write = async () => {
    while (!isOver) {
      const link = `https://kill.example/${randomUUID()}`
      links.set(link, false)
      if (await post(`${url}/admin/insert/social-link`, { icon: 'x', link }, cookie)) {
        links.set(link, true)
        acknowledgedCount += 1
      }
      const email = `${randomUUID()}@kill.example`
      requests.set(email, false)
      const form = {
        name: 'Бат',
        email,
        phone_number: '99',
        business_type: 'Хайгуул',
        codex_request: true,
      }
      if (await post(`${url}/client/insert/office-request`, form)) requests.set(email, true)
    }
  }
  const writers = Array.from({ length: writersAtOnce }, write)
  return {
    untilAcknowledged: async (count: number) => {
      const least = acknowledgedCount + count
      while (acknowledgedCount < least) await pause(10)
    },
    stop: async () => {
      isOver = true
      await Promise.all(writers)
    },
  }
}

/** @returns whether the write was acknowledged */
async function post(url: string, json: unknown, cookie = ''): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(json),
    })

    await answer.arrayBuffer()
    return answer.status === 200
  } catch {
    // The server is gone: pauses so that the loop does not spin.
    await pause(20)
    return false
  }
}

/** Kills a process of Postgres, which Postgres treats as a crash and recovers from. */
async function killBackend(databaseUrl: string): Promise<void> {
  const client = await connectClient(databaseUrl)
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'strata' order by state = 'idle' limit 1`,
  )
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
  await client.end().catch(() => undefined)
}

/** Connects as soon as Postgres accepts connections: after a crash it recovers for a moment. */
async function connectClient(databaseUrl: string): Promise<pg.Client> {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ connectionString: databaseUrl })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (tries === 100) throw error
      await pause(200)
    }
  }
}

/** Compares what a database contains of the writers' rows with what they sent. */
export async function readWrites(
  databaseUrl: string,
  { links, requests }: Writes,
): Promise<Omit<KillOutcome, 'rounds' | 'astray'>> {
  const client = await connectClient(databaseUrl)
  const readCounts = async (query: string) => {
    const { rows } = await client.query<{ name: string; count: number; beside: number }>(query)
    return new Map(rows.map((row) => [row.name, row]))
  }
  const counts = {
    links: await readCounts(`
      select link as name, count(*)::integer as count,
        (select count(*) from audit_log where details->>'link' = link)::integer as beside
      from social_links where link like 'https://kill.example/%' group by link`),
    audits: await readCounts(
      `select details->>'link' as name, count(*)::integer as count, 1 as beside from audit_log
       where details->>'link' like 'https://kill.example/%' group by 1`,
    ),
    // One mail to the sender, and at least one to staff.
    requests: await readCounts(`
      select email as name, count(*)::integer as count,
        (select least(count(*) filter (where to_address = email), count(*) - 1)
          from mail_outbox where request_id = min(office_requests.id))::integer as beside
      from office_requests where email like '%@kill.example' group by email`),
    mails: await readCounts(
      `select to_address as name, count(*)::integer as count, 1 as beside from mail_outbox
       where to_address like '%@kill.example' group by 1`,
    ),
  }
  const { rows: forgotten } = await client.query<{ name: string }>(
    `select to_address as name from mail_outbox where sent_at is null and attempts < 12
       and not exists (select from graphile_worker.jobs where key = 'mail:' || mail_outbox.id)`,
  )
  await client.end()
  const all = [...counts.links.values(), ...counts.requests.values()]
  const isAlone = (counterparts: ReadonlyMap<string, unknown>) => (name: string) => !counterparts.has(name)
  const acknowledgedNames = [...links, ...requests]
    .filter(([, isAcknowledged]) => isAcknowledged)
    .map(([name]) => name)
  return {
    sentCount: links.size + requests.size,
    acknowledged: acknowledgedNames.length,
    lost: acknowledgedNames.filter((name) => !counts.links.has(name) && !counts.requests.has(name)),
    halved: [
      ...all.filter(({ beside }) => beside !== 1).map(({ name }) => name),
      ...[...counts.audits.keys()].filter(isAlone(counts.links)),
      ...[...counts.mails.keys()].filter(isAlone(counts.requests)),
      ...forgotten.map(({ name }) => name),
    ],
    doubled: all.filter(({ count }) => count !== 1).map(({ name }) => name),
  }
}

/** Compares the index of the search with a rebuilt one. */
async function recordsAstray(databaseUrl: string, environment: Record<string, string>): Promise<string[]> {
  const client = await connectClient(databaseUrl)
  const readIndex = async () => {
    const { rows } = await client.query<{ record: string }>(`
      select concat_ws(' ', kind, record_id, words, public_from, public_until) as record from search_items
      union all select concat_ws(' ', 'waiting', kind, record_id) from search_pending`)
    return new Set(rows.map(({ record }) => record))
  }
  const before = await readIndex()
  await rebuildSearch(environment)
  const after = await readIndex()
  await client.end()
  return [
    ...(after.size > 0 ? [] : ['nothing is indexed']),
    ...[...before].filter((record) => !after.has(record)),
    ...[...after].filter((record) => !before.has(record)),
  ]
}

async function rebuildSearch(environment: Record<string, string>): Promise<void> {
  const rebuild = spawn(process.execPath, ['scripts/run.mjs', 'search-rebuild'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(rebuild, 'exit')) as [number | null]
  if (code !== 0) throw new Error('the index could not be made anew')
}
