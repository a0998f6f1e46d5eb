import { createHash } from 'node:crypto'
import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { migrationProblems, rulesFrom, unusedSince } from '@/tests/migration-rules'
import { readMigrations, triggerInstallers } from './migrate'
import { leastSchemaVersion, mayChangeSchemaOrThrow, schemaDigest, schemaVersion } from './schema-version'

/** Hashes the migrations and the SQL of the triggers' installation in an empty database. */
async function digestOfSchema(): Promise<string> {
  const parts = readMigrations().map(({ name, hash }) => `${name} ${hash}`)
  const client = {
    query: (text: string) => {
      parts.push(text)
      return Promise.resolve({ rows: [] })
    },
  } as unknown as pg.Client
  for (const install of triggerInstallers) await install(client)
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
}

describe('the version of the schema', () => {
  it('is raised by every change of migrations and triggers', async () => {
    const digest = await digestOfSchema()
    const advice = `migrations or triggers have changed: in db/schema-version.ts raise schemaVersion, and let schemaDigest be '${digest}'`
    expect(schemaDigest, advice).toBe(digest)
    expect(schemaVersion).toBeGreaterThanOrEqual(readMigrations().length)
    expect(leastSchemaVersion).toBeLessThanOrEqual(schemaVersion)
  })

  it('decides who may change a database, who may only use it, and who is refused in words', () => {
    expect(mayChangeSchemaOrThrow(null, 31)).toBe(true)
    expect(mayChangeSchemaOrThrow({ version: 31, min_version: 31 }, 31)).toBe(true)
    expect(mayChangeSchemaOrThrow({ version: 31, min_version: 31 }, 33)).toBe(true)
    expect(mayChangeSchemaOrThrow({ version: 33, min_version: 31 }, 32)).toBe(false)
    expect(() => mayChangeSchemaOrThrow({ version: 35, min_version: 33 }, 32)).toThrow(
      /database is of schema version 35, which needs a Strata of version 33 or newer, and this is 32/,
    )
  })
})

describe('the migrations', () => {
  const migrations = readMigrations()
    .filter(({ name }) => Number.parseInt(name, 10) >= rulesFrom)
    .map(({ name, statements }) => ({ name, sql: statements.join('--> statement-breakpoint') }))

  it('take nothing away that the release before still uses, from the one on that the rule begins with', () => {
    expect(
      migrations.flatMap(({ name, sql }) => migrationProblems(sql).map((problem) => `${name} ${problem}`)),
    ).toEqual([])
    for (const { name, sql } of migrations) {
      const since = unusedSince(sql)
      if (since !== null)
        expect(leastSchemaVersion, `${name} needs at least ${since}`).toBeGreaterThanOrEqual(since)
    }
  })

  it('follow one another in time, as a database takes none that is older than its newest', () => {
    const times = readMigrations().map(({ at }) => at)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })
})

describe('what is refused of a migration', () => {
  const problems = (sql: string) => migrationProblems(sql).map((problem) => problem.split(' ')[0])

  it('is what an older version that still runs would stumble over', () => {
    expect(problems('ALTER TABLE "trades" RENAME COLUMN "a" TO "b"')).toEqual(['renames'])
    expect(problems('ALTER TABLE "trades" RENAME TO "b"')).toEqual(['renames'])
    expect(problems('ALTER TABLE "trades" DROP COLUMN "a"')).toEqual(['takes'])
    expect(problems('DROP TABLE "trades" CASCADE')).toEqual(['takes'])
    expect(problems('ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL')).toEqual(['refuses'])
    expect(problems('ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint')).toEqual(['gives'])
    expect(problems('ALTER TABLE "a" ADD COLUMN "b" text NOT NULL')).toEqual(['adds'])
    expect(problems('SELECT 1;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "i" ON "a" ("b")')).toEqual(
      ['makes'],
    )
  })

  it('is nothing of what only adds', () => {
    for (const sql of [
      'CREATE TABLE "a" ("b" text NOT NULL)',
      `ALTER TABLE "a" ADD COLUMN "b" text DEFAULT '' NOT NULL`,
      'ALTER TABLE "a" ADD COLUMN "b" text',
      'ALTER TABLE "a" DROP CONSTRAINT "c"',
      'ALTER TABLE "a" RENAME CONSTRAINT "c" TO "d"',
      'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL',
      'CREATE INDEX CONCURRENTLY "i" ON "a" ("b");--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "j" ON "a" ("c")',
      `UPDATE "a" SET "b" = 'drop table x; set not null' -- rename`,
      `-- a member's rows: drop column\nSELECT 'it''s -- well'`,
    ])
      expect(migrationProblems(sql), sql).toEqual([])
  })

  it('may be done by a later release that says so', () => {
    const sql = '-- contract: a is b now, unused since version 31\nALTER TABLE "trades" DROP COLUMN "a"'
    expect(migrationProblems(sql)).toEqual([])
    expect(unusedSince(sql)).toBe(31)
    expect(problems('-- contract: soon\nALTER TABLE "trades" DROP COLUMN "a"')).toEqual(['takes'])
  })
})
