import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cachedReads } from '@/tests/next-cache'
import { pool } from '@/db/client'
import { migrateAndInstallTriggers } from '@/db/migrate'
import { pageTags, scheduledTables } from '@/db/page-tags'
import '@/lib/wiring/calls/registry'
import { env } from '@/lib/platform/env'
import { makeNews } from '@/tests/factories/rows'
import { withAskedTables } from './asked-tables'
import { argumentsOf } from './read-arguments'
import { TagListener } from './tag-listener'
// The reads of pages that no call shares.
import '@/lib/content/footer/queries'
import '@/lib/sites/queries'

let listener: TagListener
beforeAll(async () => {
  listener = await TagListener.start()
})
afterAll(() => listener.stop())
beforeEach(() => listener.forget())
const readExpiredTags = async () => {
  await listener.catchUp()
  return listener.payloads.flatMap((payload) => JSON.parse(payload) as string[])
}

describe('the tags that the tables expire', () => {
  it('include, for every table that a cached read uses, at least one tag of that read', async () => {
    expect(cachedReads.size).toBeGreaterThan(25)
    for (const [name, entry] of cachedReads) {
      const args = (await argumentsOf[name]?.()) ?? []
      expect(entry.read.length <= args.length, `${name} takes arguments: give it some`).toBe(true)
      const { tables } = await withAskedTables(() => entry.read(...(args as never[])))
      expect(tables.size, `${name} asked the database`).toBeGreaterThan(0)
      for (const table of tables) {
        const expires: readonly string[] = pageTags[table as keyof typeof pageTags] ?? []
        const isOwn = expires.some((tag) => tag === '*' || entry.tags.includes(tag))
        expect(
          isOwn,
          `${name} shows ${table}, whose change must expire one of ${entry.tags.join(', ')}`,
        ).toBe(true)
      }
    }
  })
})

describe('a write past the application', () => {
  it('is reported to every instance with its commit, and not without it', async () => {
    const { id } = await makeNews()
    await listener.forget()
    const client = await pool().connect()
    try {
      await client.query('begin')
      await client.query('update news set title = title where id = $1', [id])
      expect(await readExpiredTags()).toEqual([])
      await client.query('rollback')
      expect(await readExpiredTags()).toEqual([])
      await client.query('begin')
      await client.query('update news set title = title where id = $1', [id])
      await client.query('commit')
    } finally {
      client.release()
    }
    await expect.poll(readExpiredTags).toEqual(['news'])
  })

  it('of any kind is: a deletion, a truncation, a file that goes', async () => {
    await pool().query('delete from footer_info where id < 0')
    await pool().query('update files set width = width where id < 0')
    await expect.poll(readExpiredTags).toEqual(['footer', '*'])
    const client = await pool().connect()
    try {
      await client.query('begin')
      await client.query('truncate footer_info')
      const { rows } = await client.query<{ noted: string }>(
        `select current_setting('strata.expired') as noted`,
      )
      expect(rows[0]?.noted).toBe('footer')
      await client.query('rollback')
    } finally {
      client.release()
    }
  })
})

describe('the triggers', () => {
  it('are brought in step at a start, and a start that changes nothing takes no lock for them', async () => {
    await pool().query('drop trigger expire_pages on reports')
    await pool().query(`create trigger expire_pages after insert on rate_limits
      for each statement execute function expire_pages('news')`)
    await pool().query('drop trigger plan_schedule on news')
    await migrateAndInstallTriggers(env().databaseUrl)
    const triggers = async (name: string) =>
      (
        await pool().query<{ table: string; oid: number }>(
          'select tgrelid::regclass::text as table, oid from pg_trigger where tgname = $1 order by 1',
          [name],
        )
      ).rows
    const pageTriggers = await triggers('expire_pages')
    expect(pageTriggers.map(({ table }) => table)).toEqual(Object.keys(pageTags).sort())
    const planning = await triggers('plan_schedule')
    expect(planning.map(({ table }) => table)).toEqual([...scheduledTables].sort())
    await migrateAndInstallTriggers(env().databaseUrl)
    expect(await triggers('expire_pages')).toEqual(pageTriggers)
    expect(await triggers('plan_schedule')).toEqual(planning)
  })
})
