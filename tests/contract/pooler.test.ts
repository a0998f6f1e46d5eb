import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closeDatabase, pool } from '@/db/client'
import { Listener, sendCheckNotification } from '@/db/listener'
import { env } from '@/lib/platform/env'
import { checkDatabase, readPoolerWarning } from '@/scripts/check-settings'
import { hasPgBouncer, startPgBouncer } from '@/scripts/pgbouncer'
import { ask } from './harness'

// All requests of this process go through it, over two connections of the database. The environment is read at the
// first use, so it is enough to set it before the first test.
const directUrl = process.env.DATABASE_URL ?? ''
let pooler: Awaited<ReturnType<typeof startPgBouncer>> | undefined

describe.skipIf(!hasPgBouncer())('PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    pooler = await startPgBouncer(directUrl, 2)
    Object.assign(process.env, { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: directUrl })
  })
  afterAll(async () => {
    await closeDatabase()
    await pooler?.stop()
  })

  it('is refused alone, and taken beside the address of Postgres itself', async () => {
    const { databaseUrl } = env()
    const otherDatabase = directUrl.replace(/[^/]*$/, 'postgres')
    await Promise.all([
      expect(checkDatabase(databaseUrl)).rejects.toThrow(/in DATABASE_DIRECT_URL too/),
      expect(checkDatabase(databaseUrl, { directUrl })).resolves.toBeUndefined(),
      expect(checkDatabase(databaseUrl, { directUrl: otherDatabase })).rejects.toThrow(/same database/),
    ])
    expect(await readPoolerWarning(env())).toBeNull()
  })

  it('serves saves at once on few connections, each with the limits of time, and every notice comes', async () => {
    const notices: string[] = []
    const onHearing = vi.fn()
    const listener = new Listener({
      connectionString: env().databaseDirectUrl,
      channel: 'strata_tags',
      name: 'strata-test',
      send: (nonce) => sendCheckNotification(pool(), nonce),
      onNotice: (payload) => notices.push(payload ?? ''),
      onHearing,
      onDeaf: () => undefined,
    })
    await vi.waitFor(() => expect(onHearing).toHaveBeenCalled())
    // Counting and booking name their statements, which the two connections would know or not know by chance.
    const save = (n: number) =>
      ask('POST /client/insert/office-request', {
        json: {
          name: 'Бат',
          email: `a${n}@pooler.example`,
          phone_number: '99',
          business_type: 'Хайгуул',
          codex_request: true,
        },
        headers: { 'x-forwarded-for': `10.0.0.${n}` },
      })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => save(n)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const times = Array.from({ length: 10 }, () =>
      pool().query<{ pid: number; time: string }>(
        `select pg_backend_pid() as pid, current_setting('statement_timeout') as time, pg_sleep(0.05)`,
      ),
    )
    const rows = (await Promise.all(times)).flatMap((result) => result.rows)
    expect(new Set(rows.map(({ pid }) => pid)).size).toBeLessThanOrEqual(2)
    expect(new Set(rows.map(({ time }) => time))).toEqual(new Set(['12s']))
    await pool().query(`select pg_notify('strata_tags', 'news')`)
    await vi.waitFor(() => expect(notices).toContain('news'))
    listener.stop()
  })
})
