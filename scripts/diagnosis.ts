import { randomBytes } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { readCyrillicSupportWarning } from '@/db/migrate'
import { mayChangeSchemaOrThrow, readSchemaVersion, schemaVersion } from '@/db/schema-version'
import { dateOfBackup, listBackups } from '@/lib/platform/backup/manifest'
import { type BackupPlace, openBackupPlace } from '@/lib/platform/backup/place'
import { backupHoursMax } from '@/lib/platform/backup/runs'
import type { Env } from '@/lib/platform/env'
import { readCertificates, renewalDaysMin } from '@/lib/platform/certificates'
import { fileDriver } from '@/lib/platform/files/driver'
import { ensureTemporaryFolder } from '@/lib/platform/files/temporary'
import { checkDatabase, describeFailedCheck, listServiceChecks, readPoolerWarning } from './check-settings'

/** What one check says: `problem` tells what is wrong and what to do; null if all is well. */
export type Finding = { name: string; says: string; problem: string | null }
/** @returns what is so, in words; throws what is wrong */
type Check = { name: string; problem: string; check: () => Promise<string> }

const extensionNames = ['intarray', 'pg_trgm']
const clockSecondsMax = 5
const freeGigabytesMin = 2
const gigabyte = 1024 ** 3

/** Checks everything that an installation needs, side by side; each check ends after five seconds. */
export async function diagnose(env: Env): Promise<Finding[]> {
  const services = listServiceChecks(env).map(({ name, problem, check }): Check => ({
    name,
    problem,
    check: () => check().then(() => 'it answers'),
  }))
  const checks: Check[] = [
    { name: 'database', problem: 'the database', check: () => checkDatabaseAndDescribe(env) },
    { name: 'letters', problem: 'the database', check: () => checkLetters(env.databaseDirectUrl) },
    { name: 'rights', problem: "the database's role", check: () => checkRights(env.databaseDirectUrl) },
    { name: 'schema', problem: 'the database', check: () => checkSchema(env.databaseDirectUrl) },
    { name: 'clock', problem: 'the clocks', check: () => checkClock(env.databaseDirectUrl) },
    ...services,
    {
      name: 'files',
      problem: env.filesS3
        ? 'FILES_S3_KEY_ID may not list, write, read and delete'
        : `FILES_DIR (${env.filesDir}) cannot be written, read and emptied by this user`,
      check: checkFiles,
    },
    {
      name: 'disk',
      problem: `the disk of FILES_DIR (${env.filesDir})`,
      check: checkDisk,
    },
    {
      name: 'address',
      problem: `SITE_URL (${env.siteUrl}) does not lead to a running Strata: start it, and see to the proxy in front`,
      check: () => checkAddress(env.siteUrl),
    },
    { name: 'proxies', problem: 'the proxies in front', check: () => checkProxies(env) },
    {
      name: 'certificates',
      problem: 'a certificate',
      check: () => checkCertificates(env),
    },
    { name: 'backups', problem: 'the backups', check: () => checkBackups(env) },
  ]
  return Promise.all(
    checks.map(async ({ name, problem, check }) => {
      let says = ''
      const line = await describeFailedCheck({ problem, check: async () => (says = await check()) })
      return { name, says, problem: line ?? null }
    }),
  )
}

async function askDatabase<T>(databaseUrl: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'strata-doctor' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function checkDatabaseAndDescribe(env: Env): Promise<string> {
  const { databaseUrl, databaseDirectUrl } = env
  await checkDatabase(databaseUrl, { directUrl: databaseDirectUrl })
  const warning = await readPoolerWarning(env)
  if (warning) throw new Error(warning)
  return askDatabase(databaseDirectUrl, async (client) => {
    const { rows } = await client.query<{ version: string; isEncrypted: boolean; isReadOnly: boolean }>(`
      select current_setting('server_version') as version, pg_is_in_recovery() as "isReadOnly",
        coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted"`)
    const { version = '?', isEncrypted = false, isReadOnly = false } = rows[0] ?? {}
    refuseOldPostgres(version)
    if (isReadOnly) throw new Error('it is a replica and takes no writes: give the address of the primary')
    return `PostgreSQL ${version}, ${isEncrypted ? 'encrypted' : 'not encrypted: only for a network of your own'}`
  })
}

const postgresVersionMin = 16

/** @throws Error for a version that Strata was never tested with */
export function refuseOldPostgres(version: string): void {
  if (Number.parseInt(version) < postgresVersionMin)
    throw new Error(`it is PostgreSQL ${version}: Strata needs ${postgresVersionMin} or newer`)
}

async function checkLetters(databaseUrl: string): Promise<string> {
  const warning = await readCyrillicSupportWarning(databaseUrl)
  if (warning) throw new Error(warning)
  return 'its locale knows Cyrillic'
}

/** Checks that the role may do what migrations do: create tables, and the extensions that are not there yet. */
export async function checkRights(databaseUrl: string): Promise<string> {
  return askDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string; isThere: boolean; mayCreate: boolean }>(
      `select name, installed_version is not null as "isThere",
        has_database_privilege(current_database(), 'CREATE') as "mayCreate"
      from pg_available_extensions where name = any($1)`,
      [extensionNames],
    )
    const missingNames = extensionNames.filter((name) => !rows.some((row) => row.name === name))
    if (missingNames.length > 0)
      throw new Error(
        `the server lacks ${missingNames.join(' and ')}: install the contrib package of PostgreSQL`,
      )
    if (rows.some(({ isThere, mayCreate }) => !isThere && !mayCreate))
      throw new Error('it may not create extensions: grant create on the database to it')
    const { rows: schemas } = await client.query<{ mayCreate: boolean }>(
      `select has_schema_privilege('public', 'CREATE') as "mayCreate"`,
    )
    if (!schemas[0]?.mayCreate)
      throw new Error('it may not create tables: make it the owner of the database, or of the schema public')
    return 'it may create tables and extensions'
  })
}

async function checkSchema(databaseUrl: string): Promise<string> {
  const version = await askDatabase(databaseUrl, readSchemaVersion)
  if (!version) return `empty: the first start fills it (version ${schemaVersion})`
  mayChangeSchemaOrThrow(version)
  return version.version === schemaVersion
    ? `version ${schemaVersion}, as this Strata`
    : `version ${version.version}, this Strata ${schemaVersion}`
}

async function checkClock(databaseUrl: string): Promise<string> {
  const startedAt = Date.now()
  const databaseAt = await askDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
    return rows[0]?.at.getTime() ?? 0
  })
  const seconds = Math.max(startedAt - databaseAt, databaseAt - Date.now(), 0) / 1_000
  if (seconds > clockSecondsMax)
    throw new Error(
      `this machine and the database differ by ${seconds.toFixed(0)} s: codes, sessions and schedules need one time; set up NTP`,
    )
  return 'this machine and the database agree'
}

/** Writes a small file into the storage, reads it and removes it, as an upload and a deletion do. */
async function checkFiles(): Promise<string> {
  const key = randomBytes(32).toString('hex')
  const name = `${key}/doctor.txt`
  const localPath = join(await ensureTemporaryFolder(), `${key}.txt`)
  const driver = fileDriver()
  try {
    await writeFile(localPath, key)
    await driver.moveToStorage(name, localPath)
    if ((await text(await driver.read(name))) !== key) throw new Error('a file came back with other content')
    return 'written, read and removed'
  } finally {
    await driver.removeFolder(key).catch(() => undefined)
    await rm(localPath, { force: true })
  }
}

async function checkDisk(): Promise<string> {
  const { bavail, bsize } = await statfs(await ensureTemporaryFolder())
  const free = (bavail * bsize) / gigabyte
  if (free < freeGigabytesMin) throw new Error(`only ${free.toFixed(1)} GB are free: make room`)
  return `${free.toFixed(0)} GB are free`
}

async function checkAddress(siteUrl: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/healthz`, { signal: AbortSignal.timeout(4_000), redirect: 'manual' })
  const body = await answer.text()
  if (answer.status !== 200 || !body.includes('"ok"'))
    throw new Error(`${siteUrl}/healthz answered ${answer.status}`)
  return `${siteUrl}/healthz answers`
}

/** Counts the proxies between this machine and Strata, where a request of an operator tells. */
async function checkProxies({ siteUrl, operatorToken, trustProxyHops }: Env): Promise<string> {
  if (!operatorToken) return 'not counted, because OPERATOR_TOKEN is empty'
  const answer = await fetch(`${siteUrl}/readyz`, {
    headers: { authorization: `Bearer ${operatorToken}` },
    ...{ signal: AbortSignal.timeout(4_000), redirect: 'manual' },
  })
  const { proxies } = (await answer.json()) as { proxies?: unknown }
  if (typeof proxies !== 'number') throw new Error(`${siteUrl}/readyz does not take OPERATOR_TOKEN`)
  if (proxies === trustProxyHops) return `${proxies}, as TRUST_PROXY_HOPS says`
  throw new Error(
    `there ${proxies === 1 ? 'is 1' : `are ${proxies}`} on the way from this machine, and TRUST_PROXY_HOPS is ${trustProxyHops}: ${
      proxies > trustProxyHops
        ? 'all visitors share the address of a proxy, and its limits'
        : 'whoever reaches Strata may claim any address'
    }`,
  )
}

/** Checks that no certificate ends soon; a server that does not answer has a check of its own. */
async function checkCertificates(env: Env): Promise<string> {
  const ends = (await readCertificates(env)).flatMap(({ name, endsAt }) => (endsAt ? [{ name, endsAt }] : []))
  const daysUntil = (date: Date) => Math.floor((date.getTime() - Date.now()) / 86_400_000)
  const late = ends.filter(({ endsAt }) => daysUntil(endsAt) < renewalDaysMin)
  if (late.length > 0)
    throw new Error(
      `renew ${late.map(({ name, endsAt }) => `that of ${name}, which ends on ${endsAt.toISOString().slice(0, 10)}`).join(', ')}`,
    )
  return `none ends within ${Math.min(...ends.map(({ endsAt }) => daysUntil(endsAt)))} days`
}

async function checkBackups({ backupTo, filesS3, databaseDirectUrl }: Env): Promise<string> {
  const startedAt = backupTo
    ? await findLastBackup(openBackupPlace(backupTo, filesS3))
    : await readLastBackup(databaseDirectUrl)
  if (!startedAt)
    throw new Error(
      backupTo
        ? `there is none in ${backupTo} yet: run "npm run backup"`
        : 'there is no nightly one: set BACKUP_TO and BACKUP_KEY, or use deploy/strata-backup.timer',
    )
  const hours = (Date.now() - startedAt.getTime()) / 3_600_000
  if (hours > backupHoursMax)
    throw new Error(
      `the latest is ${hours.toFixed(0)} hours old: see the output of the server at 02:10, or of the timer, or run "npm run backup"`,
    )
  return `the latest is of ${startedAt.toISOString()}`
}

async function findLastBackup(place: BackupPlace): Promise<Date | null> {
  const latest = (await listBackups(place)).at(-1)
  return latest === undefined ? null : dateOfBackup(latest)
}

/** Reads when the last whole backup began: another program than the server may begin them. */
function readLastBackup(databaseUrl: string): Promise<Date | null> {
  return askDatabase(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ isThere: boolean }>(
      `select to_regclass('backup_runs') is not null as "isThere"`,
    )
    if (!tables[0]?.isThere) return null
    const { rows } = await client.query<{ at: Date | null }>(
      'select max(started_at) as at from backup_runs where ended_at is not null and error is null',
    )
    return rows[0]?.at ?? null
  })
}
