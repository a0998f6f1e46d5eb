import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pool } from '@/db/client'
import { type Migration, readMigrations, migrateAndInstallTriggers } from '@/db/migrate'
import { leastSchemaVersion, schemaVersion } from '@/db/schema-version'
import { env } from '@/lib/platform/env'
import { readSchemaCatalog } from '@/tests/schema-catalog'

const ownSchema = { version: schemaVersion, min_version: leastSchemaVersion }
let count = 0
let more: Migration[] = []

/** A migration after all others, with separate statements. */
function migration(name: string, ...statements: string[]): Migration {
  const last = more.at(-1) ?? readMigrations().at(-1)
  count += 1
  return { name, statements, hash: `test ${count}`, at: (last?.at ?? 0) + 1 }
}
const run = (migrations: Migration[], say: (line: string) => void = () => undefined) => {
  more = [...more, ...migrations]
  return migrateAndInstallTriggers(env().databaseUrl, {
    migrations: [...readMigrations(), ...more],
    say,
    lockSeconds: 0.4,
    restSecondsMax: 0.2,
  })
}
const rowsOf = async (sql: string) => (await pool().query<Record<string, unknown>>(sql)).rows
const columnsOf = async (table: string) =>
  (
    await rowsOf(`select column_name as name from information_schema.columns where table_name = '${table}'`)
  ).map(({ name }) => name)

let holder: pg.Client
beforeAll(async () => {
  holder = new pg.Client({ connectionString: env().databaseUrl, application_name: 'nightly-dump' })
  await holder.connect()
})
afterAll(() => holder.end())
afterEach(async () => {
  await pool().query('update strata_schema set version = $1, min_version = $2', [
    ownSchema.version,
    ownSchema.min_version,
  ])
})

describe('a start', () => {
  const triggers = () => rowsOf(`select count(*)::int as count from pg_trigger where not tgisinternal`)

  it('writes the version of the database', async () => {
    expect(await rowsOf('select version, min_version from strata_schema')).toEqual([ownSchema])
  })

  it('on a newer database is refused before any change', async () => {
    await pool().query('drop trigger expire_pages on news')
    await pool().query(`update strata_schema set version = $1, min_version = $1`, [schemaVersion + 2])
    const before = await triggers()
    await expect(run([])).rejects.toThrow(
      `the database is of schema version ${schemaVersion + 2}, which needs a Strata of version ${schemaVersion + 2}`,
    )
    expect(await triggers()).toEqual(before)
    expect(await rowsOf('select version from strata_schema')).toEqual([{ version: schemaVersion + 2 }])
  })

  it('on a newer but compatible database changes nothing', async () => {
    await pool().query('drop trigger if exists expire_pages on news')
    await pool().query('update strata_schema set version = $1', [schemaVersion + 1])
    const before = await triggers()
    expect(await run([])).toBe(false)
    expect(await triggers()).toEqual(before)
    await pool().query('update strata_schema set version = $1', [schemaVersion])
    expect(await run([])).toBe(true)
    expect(await triggers()).not.toEqual(before)
  })
})

describe('a migration', () => {
  it('waiting for a long read lets other readers pass, names the blocker, and finishes after it', async () => {
    await holder.query('begin')
    await holder.query('select count(*) from trades')
    const lines: string[] = []
    const hasRun = run([migration('9001_wider', 'alter table trades add column test_width text')], (line) =>
      lines.push(line),
    )
    await expect.poll(() => lines.length, { timeout: 8_000 }).toBeGreaterThan(0)
    expect(lines[0]).toMatch(
      /waits for process \d+ \(nightly-dump, idle in transaction since \d+ s\): select count/,
    )
    for (let read = 0; read < 5; read++) {
      const startedAt = performance.now()
      await pool().query('select 1 from trades limit 1')
      expect(performance.now() - startedAt).toBeLessThan(1_500)
    }
    await holder.query('commit')
    expect(await hasRun).toBe(true)
    expect(await columnsOf('trades')).toContain('test_width')
  })

  it('gives up in the end, and names the blocker', async () => {
    await holder.query('begin')
    await holder.query('select count(*) from notices')
    await expect(
      run([migration('9002_held', 'alter table notices add column test_held text')]),
    ).rejects.toThrow(
      /^migration 9002_held could not be had: .*lock timeout.*; it is held by process \d+ \(nightly-dump/,
    )
    await holder.query('rollback')
    expect(await run([])).toBe(true)
  }, 60_000)

  it('that fails reports the reason, is rolled back, and keeps the earlier ones', async () => {
    const good = migration('9003_good', 'create table test_good (id integer)')
    more = [...more, good]
    const bad = migration(
      '9004_bad',
      'create table test_bad (id integer)',
      'alter table nowhere add column a text',
    )
    more = more.filter((each) => each !== good)
    await expect(run([good, bad])).rejects.toThrow(
      'migration 9004_bad failed: in: alter table nowhere add column a text: relation "nowhere" does not exist',
    )
    expect(await columnsOf('test_good')).toEqual(['id'])
    expect(await columnsOf('test_bad')).toEqual([])
    more = more.filter((each) => each !== bad)
  })

  it('creates its indexes beside readers and writers, and recreates one that was broken off', async () => {
    await pool().query(`insert into test_good values (1), (1)`)
    await pool()
      .query('create unique index concurrently test_beside on test_good (id)')
      .catch(() => undefined)
    await pool().query('delete from test_good')
    const state = () =>
      rowsOf(`select indisvalid as valid from pg_index where indexrelid = to_regclass('test_beside')`)
    expect(await state()).toEqual([{ valid: false }])
    await run([migration('9005_beside', 'create unique index concurrently "test_beside" on test_good (id)')])
    expect(await state()).toEqual([{ valid: true }])
  })
})

describe('the first migration', () => {
  /** Digest of the catalog after the 33 migrations before it, read by the same queries (decision 73). */
  const chainDigest = '33fc491a9ddc9ec7'

  it('creates the same schema as the migrations that it replaces', async () => {
    await pool().query('create database first_migration')
    const url = new URL(env().databaseUrl)
    url.pathname = '/first_migration'
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    for (const statement of readMigrations()[0]?.statements ?? []) await client.query(statement)
    const catalog = await readSchemaCatalog(client)
    await client.end()
    expect(createHash('sha256').update(catalog.join('\n')).digest('hex').slice(0, 16)).toBe(chainDigest)
    await pool().query('drop database first_migration')
  })

  it('is never run on a database that stopped before the last of them', async () => {
    const [first] = readMigrations()
    const later = { ...first, at: (readMigrations().at(-1)?.at ?? 0) + 1_000_000 } as Migration
    await expect(migrateAndInstallTriggers(env().databaseUrl, { migrations: [later] })).rejects.toThrow(
      'the database is from before version 33, which joined all earlier migrations into one',
    )
  })
})

it('lets Postgres count rare words too, without which a search for one reads all records by their dates', async () => {
  expect(
    await rowsOf(
      `select attstattarget from pg_attribute where attrelid = 'search_items'::regclass and attname = 'words'`,
    ),
  ).toEqual([{ attstattarget: 1_000 }])
})
