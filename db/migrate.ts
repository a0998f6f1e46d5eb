import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { describeError } from '@/lib/platform/log'
import { installCardTriggers } from './card-triggers'
import { keepAlive } from './connections'
import { installJobQueue } from './job-queue'
import { installLinkTriggers } from './link-triggers'
import { LockWatch } from './lock-watch'
import { installPageTriggers } from './page-triggers'
import { installRecordTriggers } from './record-triggers'
import {
  leastSchemaVersion,
  mayChangeSchemaOrThrow,
  readSchemaVersion,
  type SchemaVersion,
  schemaVersion,
} from './schema-version'
import { installSearchTriggers } from './search-triggers'
import { installTriggersAndFillTranslations } from './translation-triggers'

// The key of the migrations' advisory lock: an arbitrary number, the same for every instance.
const migrationLock = 7_318_200_001
const migrationLockSeconds = 600
/**
 * How long a migration waits for a table lock before it gives up and tries again: while it waits, other
 * queries of the table may wait behind it.
 */
const lockSeconds = 3
const triesMax = 20
const restSecondsMax = 5
const lockNotAvailable = '55P03'

const migrationsFolder = resolve('db/migrations')

export type Migration = { name: string; statements: readonly string[]; hash: string; at: number }
type Options = {
  /** Receives messages about the connections that block the migration. */
  say?: (line: string) => void
  /** For tests: used instead of the migration files; `version` is used instead of the schema version. */
  migrations?: readonly Migration[]
  version?: SchemaVersion
  lockSeconds?: number
  restSecondsMax?: number
}

/** Reads the migrations of this version from their files, in their order. */
export function readMigrations(): Migration[] {
  const { entries } = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string }[]
  }
  return readMigrationFiles({ migrationsFolder }).map(({ sql, hash, folderMillis }, index) => ({
    name: entries[index]?.tag ?? '',
    statements: sql,
    hash,
    at: folderMillis,
  }))
}

/**
 * Migrates the database to this version's schema, and installs the job queue and the triggers. Instances that
 * start at the same time wait for one another.
 * @returns false when the database has a newer, compatible schema, which stays as it is; otherwise true
 * @throws Error, such as when the database is too new or too old for this version, another connection holds a
 * lock for too long, or a migration fails
 */
export async function migrateAndInstallTriggers(
  databaseUrl: string,
  options: Options = {},
): Promise<boolean> {
  const {
    say = console.warn,
    migrations = readMigrations(),
    version = { version: schemaVersion, min_version: leastSchemaVersion },
  } = options
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'strata-migrate',
    ...keepAlive,
  })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const watch = await LockWatch.start(databaseUrl, rows[0]?.pid ?? 0, say)
  const runWithRetries = (taskName: string, work: () => Promise<unknown>) =>
    retryWhileLocked(taskName, work, watch, options)
  try {
    await waitForMigrationLock(client)
    const databaseVersion = await readSchemaVersion(client)
    if (!mayChangeSchemaOrThrow(databaseVersion, version.version)) return false
    await client.query(`set lock_timeout = '${Math.round((options.lockSeconds ?? lockSeconds) * 1_000)}ms'`)
    const pending = await prepareAndListPendingMigrations(client, migrations)
    // Stores the version before the migrations, so that older instances see it even if this start stops
    // half-way.
    if (databaseVersion?.version !== version.version) await storeSchemaVersion(client, version)
    for (const migration of pending)
      await runWithRetries(`migration ${migration.name}`, () => runMigration(client, migration))
    await runWithRetries('the job queue', () =>
      installJobQueue(databaseUrl, options.lockSeconds ?? lockSeconds),
    )
    for (const install of triggerInstallers) await runWithRetries('the triggers', () => install(client))
    return true
  } finally {
    await watch.stop()
    await client.end().catch(() => undefined)
  }
}

/** The functions that install the triggers; each may run any number of times. */
export const triggerInstallers = [
  installPageTriggers,
  installCardTriggers,
  installSearchTriggers,
  installRecordTriggers,
  installTriggersAndFillTranslations,
  installLinkTriggers,
]

/**
 * Asks for the lock of the migrations until it is free. A statement that waits for it would be waited for by an index
 * that is created concurrently, and both would end as a deadlock.
 */
async function waitForMigrationLock(client: pg.Client): Promise<void> {
  const deadline = Date.now() + migrationLockSeconds * 1_000
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      migrationLock,
    ])
    if (rows[0]?.mine) return
    if (Date.now() > deadline)
      throw new Error(`another start has migrated the database for more than ${migrationLockSeconds} s`)
    await pause(500)
  }
}

async function storeSchemaVersion(client: pg.Client, { version, min_version }: SchemaVersion): Promise<void> {
  await client.query(`
    create table if not exists strata_schema (
      is_only boolean primary key default true,
      version integer not null,
      min_version integer not null
    )`)
  await client.query(
    `insert into strata_schema (version, min_version) values ($1, $2)
     on conflict (is_only) do update set version = excluded.version, min_version = excluded.min_version`,
    [version, min_version],
  )
}

/**
 * Creates Drizzle's table of the migrations that have run, if it is missing, and returns the migrations that
 * have not run yet.
 * @throws Error when the database is too old for the migrations
 */
async function prepareAndListPendingMigrations(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations
       (id serial primary key, hash text not null, created_at bigint)`,
  )
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  const newest = Number(rows[0]?.at ?? 0)
  if (newest > 0 && newest < (migrations[0]?.at ?? 0))
    throw new Error(
      'Strata cannot start: the database is from before version 33, which joined all earlier migrations into one. ' +
        'Nothing was changed. Start Strata of version 33 on it once, then this one.',
    )
  return migrations.filter(({ at }) => at > newest)
}

const concurrentIndex = /^create\s+(?:unique\s+)?index\s+concurrently\s/i

/** Whether every statement creates an index `concurrently`, which blocks neither readers nor writers. */
export function hasOnlyConcurrentIndexes(statements: readonly string[]): boolean {
  const isComment = (line: string) => line.startsWith('--')
  const linesWithoutComments = (statement: string) => statement.split('\n').filter((line) => !isComment(line))
  return (
    statements.length > 0 &&
    statements.every((each) => concurrentIndex.test(linesWithoutComments(each).join('\n').trim()))
  )
}

async function runMigration(client: pg.Client, migration: Migration): Promise<void> {
  const isBeside = hasOnlyConcurrentIndexes(migration.statements)
  if (!isBeside) await client.query('begin')
  try {
    for (const statement of migration.statements)
      await (isBeside ? ensureIndexConcurrently(client, statement) : runStatement(client, statement))
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.at,
    ])
    if (!isBeside) await client.query('commit')
  } catch (error) {
    if (!isBeside) await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function runStatement(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement)
  } catch (error) {
    const text = statement.trim().replace(/\s+/g, ' ').slice(0, 200)
    throw Object.assign(new Error(`in: ${text}`, { cause: error }), { code: errorCodeOf(error) })
  }
}

/**
 * Builds an index if it is missing. The build has no time limit for locks, because no other query waits for
 * it. An index whose build was interrupted is dropped and built again.
 */
async function ensureIndexConcurrently(client: pg.Client, statement: string): Promise<void> {
  const [, name = ''] = /concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i.exec(statement) ?? []
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [`"${name}"`],
  )
  if (rows[0]?.valid) return
  const { rows: before } = await client.query<{ lock_timeout: string }>('show lock_timeout')
  await client.query('set lock_timeout = 0')
  try {
    if (rows[0]) await runStatement(client, `drop index concurrently "${name}"`)
    await runStatement(client, statement)
  } finally {
    await client.query(`set lock_timeout = '${before[0]?.lock_timeout ?? lockSeconds * 1_000}'`)
  }
}

async function retryWhileLocked(
  taskName: string,
  work: () => Promise<unknown>,
  watch: LockWatch,
  { restSecondsMax: ownRestSecondsMax = restSecondsMax }: Options,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await work()
      return
    } catch (error) {
      if (errorCodeOf(error) !== lockNotAvailable)
        throw new Error(`${taskName} failed: ${describeError(error)}`, { cause: error })
      if (tries === triesMax) throw lockError(taskName, error, watch)
      await pause(Math.min(tries, ownRestSecondsMax) * 1_000)
    }
  }
}

function lockError(subject: string, error: unknown, { holders }: LockWatch): Error {
  const by = holders ? `; it is held by ${holders}` : ''
  return new Error(`${subject} could not be had: ${describeError(error)}${by}`, { cause: error })
}

function errorCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : errorCodeOf(error.cause)
}

/**
 * Checks that the database's encoding is UTF-8 and that its locale handles Cyrillic letters: with locale `C`,
 * `upper()`, `ILIKE` and sorting fail silently on Mongolian.
 * @returns a warning for the log, or null when encoding and locale are suitable
 */
export async function readCyrillicSupportWarning(databaseUrl: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'strata-check' })
  await client.connect()
  try {
    const { rows } = await client.query<{ upper: string; encoding: string }>(
      `select upper('өүй') as upper, current_setting('server_encoding') as encoding`,
    )
    const row = rows[0]
    if (row?.encoding !== 'UTF8') return `the database's encoding is ${row?.encoding}; Strata needs UTF8`
    if (row.upper !== 'ӨҮЙ') {
      return 'the locale of this database does not know Cyrillic letters: create it with --locale-provider=icu --icu-locale=mn'
    }
    return null
  } finally {
    await client.end()
  }
}
