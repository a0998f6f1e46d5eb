import { type ChildProcess, fork } from 'node:child_process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pool } from '@/db/client'
import { bundleSourceToFile } from '@/lib/platform/bundler'
import { env } from '@/lib/platform/env'
import { openWay } from '@/tests/database-way'

type Order =
  | { order: 'isInStep' }
  | { order: 'begin' | 'read'; key: string }
  | { order: 'keep'; key: string; body: string; tags: string[] }
type Message = { id: number; answer?: unknown }

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** The cache of a separate server process, on this database. */
class Instance {
  #asked = 0
  constructor(readonly child: ChildProcess) {}

  static async start(databaseUrl = env().databaseUrl): Promise<Instance> {
    const child = fork(await bundleSourceToFile('tests/contract/cache-instance.ts'), [], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      execArgv: [],
    })
    closing.push(() => child.kill('SIGKILL'))
    await new Promise((resolve) => child.once('message', resolve))
    const instance = new Instance(child)
    await instance.hears()
    return instance
  }

  tell(order: Order): Promise<unknown> {
    const id = ++this.#asked
    return new Promise((resolve) => {
      const listen = (message: Message) => {
        if (message.id !== id) return
        this.child.off('message', listen)
        resolve(message.answer)
      }
      this.child.on('message', listen)
      this.child.send({ id, ...order })
    })
  }

  async keep(key: string, body: string, tags: string[]): Promise<void> {
    await this.tell({ order: 'begin', key })
    await this.tell({ order: 'keep', key, body, tags })
  }

  read(key: string): Promise<unknown> {
    return this.tell({ order: 'read', key })
  }

  hears(is = true): Promise<void> {
    return vi.waitFor(async () => expect(await this.tell({ order: 'isInStep' })).toBe(is), {
      timeout: 10_000,
    })
  }
}

const notify = (payload: string) => pool().query("select pg_notify('strata_tags', $1)", [payload])
const isGone = (instance: Instance, key: string) =>
  vi.waitFor(async () => expect(await instance.read(key)).toBeNull(), { timeout: 2_000, interval: 10 })

/**
 * The first read may count as one that started before the expiry, because its miss was recorded and not
 * stored.
 */
const keepsAgain = async (instance: Instance) => {
  for (let read = 0; read < 2; read++) await instance.keep('news', 'new', ['news'])
  expect(await instance.read('news')).toBe('new')
}

describe('two processes on one database', () => {
  it('receive the expiry of each committed write, and of no rolled-back one', async () => {
    const [a, b] = await Promise.all([Instance.start(), Instance.start()])
    for (const instance of [a, b]) {
      await instance.keep('news', 'old', ['news', 'menu'])
      await instance.keep('people', 'old', ['people'])
    }
    const client = await pool().connect()
    await client.query('begin')
    await client.query(`select pg_notify('strata_tags', '["news"]')`)
    await client.query('rollback')
    await client.query('begin')
    await client.query(`select pg_notify('strata_tags', '["news"]')`)
    expect([await a.read('news'), await b.read('news')]).toEqual(['old', 'old'])
    await client.query('commit')
    client.release()
    for (const instance of [a, b]) {
      await isGone(instance, 'news')
      expect(await instance.read('people')).toBe('old')
    }
    await notify('["*"]')
    for (const instance of [a, b]) await isGone(instance, 'people')
  })

  it('expire everything after a notice that they cannot read', async () => {
    const b = await Instance.start()
    for (const payload of ['', 'news', '{"tags":1}', '[1]']) {
      await b.keep('news', 'old', ['news'])
      await notify(payload)
      await isGone(b, 'news')
    }
  })

  it('treat nothing from before as fresh after the listener was cut, and listen again', async () => {
    const b = await Instance.start()
    for (let round = 0; round < 3; round++) {
      await b.keep('news', 'old', ['news'])
      expect(await b.read('news')).toBe('old')
      await pool().query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'strata-cache' and datname = current_database()`,
      )
      // It may have been out of step only for a moment; that moment must count as a write.
      await isGone(b, 'news')
      await b.hears()
      await keepsAgain(b)
      await notify('["news"]')
      await isGone(b, 'news')
    }
  })

  it('treat nothing as fresh while the database is unavailable', async () => {
    const way = await openWay(env().databaseUrl)
    closing.push(way.close)
    const b = await Instance.start(way.url)
    await b.keep('news', 'old', ['news'])
    way.set('refused')
    await b.hears(false)
    await b.keep('news', 'read meanwhile', ['news'])
    expect(await b.read('news')).toBeNull()
    way.set('open')
    await b.hears()
    expect(await b.read('news')).toBeNull()
  })

  it('detect within seconds a connection that died silently', async () => {
    const way = await openWay(env().databaseUrl)
    closing.push(way.close)
    const b = await Instance.start(way.url)
    await b.keep('news', 'old', ['news'])
    way.set('silent')
    const startedAt = performance.now()
    await b.hears(false)
    expect(performance.now() - startedAt).toBeLessThan(6_000)
    expect(await b.read('news')).toBeNull()
    way.set('open')
    await b.hears()
    await keepsAgain(b)
  })

  it('detect a connection without notices, rely on no cache until it has them, and listen again', async () => {
    const way = await openWay(env().databaseUrl)
    closing.push(way.close)
    way.set('deaf')
    const b = await Instance.start(way.url)
    await b.hears(false)
    await b.keep('news', 'old', ['news'])
    expect(await b.read('news')).toBeNull()
    // Connections open, and each proves to be deaf before anything relies on it.
    for (let look = 0; look < 20; look++) {
      expect(await b.tell({ order: 'isInStep' })).toBe(false)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    way.set('open')
    await b.hears()
    await keepsAgain(b)
  })
})
