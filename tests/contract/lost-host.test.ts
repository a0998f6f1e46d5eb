import { setTimeout as pause } from 'node:timers/promises'
import pg, { type PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '@/db/connections'
import { JobWorkers } from '@/lib/wiring/jobs/runner'
import { openWay, type Way } from '@/tests/database-way'
import { ask } from './harness'
import { closeMailServer, mailServer, openMailServer } from './mail-server'

const databaseUrl = process.env.DATABASE_URL ?? ''
// All connections of this process go through it. The environment is read at the first use, so it is enough to
// set it before the first test.
const ownWay = await openWay(databaseUrl)
Object.assign(process.env, { DATABASE_URL: ownWay.url, RATE_LIMIT_FACTOR: '1000' })
beforeAll(openMailServer)
afterAll(async () => {
  await closeMailServer()
  ownWay.close()
})

const short = { statementMs: 400, answerMs: 700, idleTransactionMs: 60_000 }
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function openShortPool(): Promise<{ way: Way; pool: ReturnType<typeof openPool> }> {
  const way = await openWay(databaseUrl)
  const pool = openPool({ connectionString: way.url, max: 2, name: 'strata-lost', times: short })
  closing.push(() => pool.end(), way.close)
  return { way, pool }
}

const pidOf = async (on: Pick<PoolClient, 'query'>) => {
  const { rows } = await on.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

describe('a pool whose host is lost without a reset', () => {
  it('ends each wait, destroys released connections too, and goes on with new ones', async () => {
    const { way, pool } = await openShortPool()
    const [mine, other] = [await pool.connect(), await pool.connect()]
    const before = [await pidOf(mine), await pidOf(other)]
    other.release()
    way.lose()
    const startedAt = performance.now()
    // The holder of a client releases it without passing the error, as the job queue does.
    await expect(mine.query('select 1')).rejects.toThrow('timeout')
    mine.release()
    await expect(pool.query('select 1')).rejects.toThrow('timeout')
    expect(performance.now() - startedAt).toBeLessThan(2_500)
    expect(pool.idleCount).toBe(0)
    expect(before).not.toContain(await pidOf(pool))
  })

  it('lets Postgres end a statement that takes too long', async () => {
    const { pool } = await openShortPool()
    await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
  })
})

describe('a server whose database host is lost without a reset', () => {
  type Write = { email: string; at: number; isAcknowledged: boolean }

  it('answers again within twenty seconds, does its jobs within sixty, and loses nothing acknowledged', async () => {
    const workers = new JobWorkers()
    closing.push(() => workers.stop())
    const writes: Write[] = []
    let isOver = false
    const write = async (writer: number) => {
      for (let count = 0; !isOver; count++) {
        const email = `writer-${writer}-${count}@lost.example`
        const at = performance.now()
        const { status } = await ask('POST /client/insert/office-request', {
          json: { name: 'Бат', email, phone_number: '99', business_type: 'Хайгуул', codex_request: true },
        })
        writes.push({ email, at, isAcknowledged: status === 200 })
        await pause(120)
      }
    }
    const writers = [0, 1, 2].map(write)
    const listAcknowledged = () => writes.filter(({ isAcknowledged }) => isAcknowledged)
    await expect.poll(() => listAcknowledged().length, { timeout: 10_000 }).toBeGreaterThan(20)
    const lostAt = performance.now()
    ownWay.lose()
    await pause(24_000)
    isOver = true
    await Promise.all(writers)

    const after = writes.filter(({ at }) => at > lostAt + 20_000)
    expect(after.length).toBeGreaterThan(10)
    expect(after.filter(({ isAcknowledged }) => !isAcknowledged).length).toBeLessThan(after.length / 100)
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query<{ email: string }>('select email from office_requests')
    await client.end()
    const emails = new Set(rows.map(({ email }) => email))
    expect(listAcknowledged().filter(({ email }) => !emails.has(email))).toEqual([])
    const listUndelivered = () => listAcknowledged().filter(({ email }) => mailServer.timesTo(email) === 0)
    await expect
      .poll(listUndelivered, { timeout: 60_000 - (performance.now() - lostAt), interval: 200 })
      .toEqual([])
  }, 90_000)
})
