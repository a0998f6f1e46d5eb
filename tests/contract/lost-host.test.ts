import type { PoolClient } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { openPool } from '@/db/connections.mjs'
import { env } from '@/lib/env'
import { openWay, type Way } from '../database-way'

const short = { statementMs: 400, answerMs: 700, idleTransactionMs: 60_000 }
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function openShortPool(): Promise<{ way: Way; pool: ReturnType<typeof openPool> }> {
  const way = await openWay(env().databaseUrl)
  const pool = openPool({ connectionString: way.url, max: 2, name: 'strata-lost', times: short })
  closing.push(() => pool.end(), way.close)
  return { way, pool }
}

const pidOf = async (on: Pick<PoolClient, 'query'>) => {
  const { rows } = await on.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

describe('a pool whose host is lost without a reset', () => {
  it('ends each wait, destroys the connection whoever gave it back, and goes on with new ones', async () => {
    const { way, pool } = await openShortPool()
    const [mine, other] = [await pool.connect(), await pool.connect()]
    const before = [await pidOf(mine), await pidOf(other)]
    other.release()
    way.lose()
    const begun = performance.now()
    // Whoever holds a client gives it back without a word of what happened, as the job queue does.
    await expect(mine.query('select 1')).rejects.toThrow('timeout')
    mine.release()
    await expect(pool.query('select 1')).rejects.toThrow('timeout')
    expect(performance.now() - begun).toBeLessThan(2_500)
    expect(pool.idleCount).toBe(0)
    expect(before).not.toContain(await pidOf(pool))
  })

  it('lets Postgres end a statement that takes too long, and keeps that connection', async () => {
    const { pool } = await openShortPool()
    const before = await pidOf(pool)
    await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
    // It was given back with its error, so the next is new; the time is its own as well.
    await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
    expect(before).toBeGreaterThan(0)
  })
})
