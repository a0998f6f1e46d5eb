import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { afterCommit, db, inTransaction, pool } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import { socialLinks } from '@/db/schema/site'
import type { Store } from '@/lib/platform/cache/handler'
import { processState } from '@/lib/platform/process-state'
import { makeAccount } from '@/tests/factories/rows'
import { ask } from './harness'

/** The tags that this process's store of pages is told to expire. */
function listenHere(): string[][] {
  const expiredTags: string[][] = []
  processState.cacheStore = { expire: (tags) => void expiredTags.push([...tags]) } as Partial<Store> as Store
  return expiredTags
}
afterEach(() => {
  delete processState.cacheStore
})

const address = () => `https://social.example/${randomUUID()}`
const links = (link: string) => db().$count(socialLinks, eq(socialLinks.link, link))
const insert = 'POST /admin/insert/social-link'

describe('a write', () => {
  it('expires its pages in its own process before it is answered, and once', async () => {
    const as = await makeAccount(3)
    const expiredTags = listenHere()
    const link = address()
    expect((await ask(insert, { as, json: { icon: 'facebook', link } })).status).toBe(200)
    expect(expiredTags).toEqual([['social', 'search']])
  })

  it('is rolled back when its audit row cannot be written', async () => {
    const as = await makeAccount(3)
    const expiredTags = listenHere()
    await db().execute(
      sql.raw(`create function refuse_audit() returns trigger language plpgsql as $$ begin
        if new.account_id = ${as.id} then raise exception 'no audit'; end if; return new; end $$;
        create trigger refuse_audit before insert on audit_log for each row execute function refuse_audit()`),
    )
    const link = address()
    try {
      expect((await ask(insert, { as, json: { icon: 'facebook', link } })).status).toBe(500)
    } finally {
      await db().execute(sql`drop trigger refuse_audit on audit_log; drop function refuse_audit`)
    }
    expect(await links(link)).toBe(0)
    expect(expiredTags).toEqual([])
    expect((await ask(insert, { as, json: { icon: 'facebook', link } })).status).toBe(200)
    expect(await links(link)).toBe(1)
  })

  it('leaves nothing when its connection dies in the middle, and the next one succeeds', async () => {
    const as = await makeAccount(3)
    const link = address()
    const cutConnection = async () => {
      await expect
        .poll(async () => {
          const { rowCount } = await pool().query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "audit_log"%'`,
          )
          return rowCount
        })
        .toBe(1)
    }
    const holder = await pool().connect()
    try {
      // The row is written and the audit row waits: the connection is cut here.
      await holder.query('begin; lock table audit_log in share row exclusive mode')
      const [answer] = await Promise.all([
        ask(insert, { as, json: { icon: 'facebook', link } }),
        cutConnection(),
      ])
      expect(answer.status).toBe(503)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect(await links(link)).toBe(0)
    expect(await db().$count(auditLog, eq(auditLog.account_id, as.id))).toBe(0)
    expect((await ask(insert, { as, json: { icon: 'facebook', link } })).status).toBe(200)
  })

  it('that is refused takes back what its answer would have set', async () => {
    const answer = await ask('POST /admin/auth/login', { json: { idToken: 'forged' } })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

describe('what follows a transaction', () => {
  it('runs after the commit, and its failure does not turn success into an error', async () => {
    const link = address()
    const linkCounts: number[] = []
    const value = await inTransaction(async () => {
      await db().insert(socialLinks).values({ icon: 'x', link })
      await afterCommit(async () => {
        throw new Error('storage is down')
      })
      await afterCommit(async () => void linkCounts.push(await links(link)))
      // Another connection does not see it yet.
      const { rows } = await pool().query<{ seen: boolean }>(
        'select exists (select from social_links where link = $1) as seen',
        [link],
      )
      expect(rows[0]?.seen).toBe(false)
      return 'done'
    })
    expect(value).toBe('done')
    expect(linkCounts).toEqual([1])
  })

  it('never runs when the transaction fails, also for nested work', async () => {
    const effects: string[] = []
    const failing = inTransaction(async () => {
      await afterCommit(() => void effects.push('never'))
      await inTransaction(async () => {
        throw new Error('no')
      })
    })
    await expect(failing).rejects.toThrow('no')
    expect(effects).toEqual([])
  })
})

describe('a query that fails', () => {
  it('says nothing of its values', async () => {
    const secret = `${randomUUID()}@test.example`
    const failures = await Promise.all(
      [
        db().execute(sql`select ${secret}::integer`),
        db().execute(sql`insert into accounts (first_name, email, account_role) values ('а', ${secret}, 9)`),
        db().transaction((tx) => tx.execute(sql`select 1 / (length(${secret}) - length(${secret}))`)),
        inTransaction(() =>
          db()
            .select({ id: sql`no_such(${secret})` })
            .from(socialLinks),
        ),
      ].map((query) =>
        query.then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
    )
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(Error)
      const { inspect } = await import('node:util')
      expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(secret)
      expect(inspect(failure)).toContain('Failed query')
    }
  })
})
