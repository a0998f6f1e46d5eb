import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { readCyrillicSupportWarning, migrateAndInstallTriggers } from '@/db/migrate'
import { pool } from '@/db/client'
import { ensureStandardMenu } from '@/db/standard-menu'
import { env } from '@/lib/platform/env'

describe('the database', () => {
  it('is migrated by three instances at once and a second time, and gets its menu once', async () => {
    const admin = new pg.Client({ connectionString: env().databaseUrl })
    await admin.connect()
    await admin.query('create database three_at_once')
    const url = new URL(env().databaseUrl)
    url.pathname = '/three_at_once'
    await Promise.all([1, 2, 3].map(() => migrateAndInstallTriggers(url.href)))
    await migrateAndInstallTriggers(url.href)
    const fresh = new pg.Client({ connectionString: url.href })
    await fresh.connect()
    const { rows } = await fresh.query<{ count: number }>('select count(*)::int as count from news')
    expect(rows[0]?.count).toBe(0)
    await fresh.end()

    const several = new pg.Pool({ connectionString: url.href })
    const each = drizzle(several)
    expect(await Promise.all([1, 2, 3].map(() => ensureStandardMenu(each)))).toContain(true)
    const numbers = await several.query<{ cid: number }>(
      `delete from menu_categories where cid not in (8, 13, 17, 18, 4) returning cid`,
    )
    expect(numbers.rows.map(({ cid }) => cid)).toEqual(expect.arrayContaining([1, 20, 26]))
    // Items that staff deleted are not added again, and a new item comes after the fixed numbers.
    expect(await ensureStandardMenu(each)).toBe(false)
    const insertReply = await several.query<{ cid: number }>(
      `insert into menu_categories (category, category_en, page_type, category_level)
       values ('Шинэ', 'New', 'static', 1) returning cid`,
    )
    expect(insertReply.rows[0]?.cid).toBe(27)
    await several.end()
    // A pool ends before its last connection is closed. Dropping the database waits for that; with force it
    // would cut the connection, and the error would end the run.
    await admin.query('drop database three_at_once')
    await admin.end()
  })

  it('knows Cyrillic letters, trigrams of them too', async () => {
    expect(await readCyrillicSupportWarning(env().databaseUrl)).toBeNull()
    const { rows } = await pool().query(
      `select 'Өндөр уул' ilike '%УУЛ' as matches, similarity('уурхай', 'УУРХАЙ') as alike`,
    )
    expect(rows[0]).toEqual({ matches: true, alike: 1 })
  })

  it('is warned about when its locale does not', async () => {
    await pool().query(`create database plain_c template template0 locale_provider libc locale 'C'`)
    const url = new URL(env().databaseUrl)
    url.pathname = '/plain_c'
    expect(await readCyrillicSupportWarning(url.href)).toContain('--icu-locale=mn')
    await pool().query('drop database plain_c')
  })
})
