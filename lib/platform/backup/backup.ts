import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { keepAlive } from '@/db/connections'
import { readSchemaVersion, schemaVersion } from '@/db/schema-version'
import type { FileDriver } from '@/lib/platform/files/stored-object'
import { version as strataVersion } from '@/package.json'
import {
  backupNameAt,
  filePath,
  type FileProof,
  listAllBackups,
  type Manifest,
  Measure,
  readManifest,
  readRestores,
  removeBackup,
  tablePath,
  writeManifest,
} from './manifest'
import type { BackupPlace } from './place'
import { chooseKeptBackups } from './retention'
import { type BackupResult, noteBackupEnd, noteBackupFailure, noteBackupStart } from './runs'
import { createSeal, sealBytes } from './seal'
import { listTables, readSequences, readTable } from './tables'

// The key of the advisory lock of backups: an arbitrary number, the same for every instance.
const backupLock = 7_318_200_002

type Options = {
  databaseUrl: string
  files: FileDriver
  place: BackupPlace
  key: string
  keep: { days: number; weeks: number; months: number }
  now?: Date
}
/**
 * Writes a backup beside a running site: all tables in one snapshot, then the files that the place does not
 * have yet, then the manifest; and removes what is older than `keep`. Files after the database: each file that
 * a row names is then there, because files without a row stay for days. Each run has a row in the database.
 * @throws Error in words when another backup runs, or the database is of another version
 */
export async function backUp(options: Options): Promise<BackupResult> {
  const { databaseUrl, now = new Date() } = options
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'strata-backup',
    ...keepAlive,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows: locks } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [
      backupLock,
    ])
    if (!locks[0]?.is) throw new Error('another backup of this database is running')
    const version = await readSchemaVersion(client)
    if (version?.version !== schemaVersion)
      throw new Error(
        `the database is of schema version ${version?.version ?? 0}, and this Strata of ${schemaVersion}: back up with the Strata that serves`,
      )
    const name = backupNameAt(now)
    await noteBackupStart(client, name, now)
    try {
      const { result, restores } = await writeBackup(client, name, { ...options, now })
      await noteBackupEnd(client, result, restores)
      return result
    } catch (error) {
      await noteBackupFailure(client, name, error)
      throw error
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function writeBackup(
  client: pg.Client,
  name: string,
  { files, place, key, keep, now }: Options & { now: Date },
): Promise<{ result: BackupResult; restores: Map<string, Date> }> {
  const before = await listAllBackups(place)
  const latest = before.names.at(-1)
  const knownProofs = latest === undefined ? {} : (await readManifest(place, latest, key)).files
  const { rows: servers } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const { tables, sequences } = await backUpTables(client, place, name, key)
  const { proofs, newFiles } = await backUpFiles(files, place, key, knownProofs)
  await writeManifest(place, name, key, {
    format: 1,
    at: now.toISOString(),
    schemaVersion,
    versions: { strata: strataVersion, postgres: servers[0]?.version ?? '' },
    tables,
    sequences,
    files: proofs,
  })
  // A backup is removed with the note of its restore.
  const restores = await readRestores(place, key)
  const removedCount = await removeOldBackups(place, [...before.names, name], key, keep)
  for (const remains of before.remains) await removeBackup(place, remains)
  const result = {
    name,
    rows: tables.reduce((sum, table) => sum + table.rows, 0),
    files: Object.keys(proofs).length,
    newFiles,
    removed: removedCount,
    bytes: await measureBackup(place, name, proofs),
  }
  return { result, restores }
}

/** Returns how many bytes a backup takes with the files that it needs, in its place. */
export async function measureBackup(
  place: BackupPlace,
  name: string,
  proofs: Manifest['files'],
): Promise<number> {
  let sum = 0
  for await (const { bytes } of place.list(`${name}/`)) sum += bytes
  for (const { bytes } of Object.values(proofs)) sum += bytes + sealBytes
  return sum
}

async function backUpTables(
  client: pg.Client,
  place: BackupPlace,
  name: string,
  key: string,
): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  await client.query('begin transaction isolation level repeatable read read only')
  const tables: Manifest['tables'] = []
  for (const each of await listTables(client)) {
    const path = tablePath(name, each.table)
    const rows = readTable(client, each)
    const measure = new Measure()
    await writeSealed(place, path, key, rows, measure, createGzip({ level: 6 }))
    tables.push({ ...each, rows: rows.rowCount, sha256: measure.digest() })
  }
  const sequences = await readSequences(client)
  await client.query('commit')
  return { tables, sequences }
}

/** Sends a stream through others and the seal to the place; the failure of one ends all. */
async function writeSealed(
  place: BackupPlace,
  path: string,
  key: string,
  source: Readable,
  ...through: NodeJS.ReadWriteStream[]
): Promise<void> {
  const seal = createSeal(key, path)
  await Promise.all([pipeline([source, ...through, seal]), place.write(path, seal)])
}

/** Copies the files that the place does not have: the content under a name never changes. */
async function backUpFiles(
  files: FileDriver,
  place: BackupPlace,
  key: string,
  knownProofs: Manifest['files'],
): Promise<{ proofs: Manifest['files']; newFiles: number }> {
  const present = new Map<string, number>()
  for await (const { name, bytes } of place.list('files/')) present.set(name, bytes)
  const proofs: Manifest['files'] = {}
  let newFiles = 0
  for await (const { name, bytes } of files.list()) {
    const proof = knownProofs[name]
    if (proof?.bytes === bytes && present.get(filePath(name)) === bytes + sealBytes) {
      proofs[name] = proof
      continue
    }
    const copyProof = await copyFile(files, place, key, name)
    if (!copyProof) continue
    proofs[name] = copyProof
    newFiles++
  }
  return { proofs, newFiles }
}

/** @returns null for a file that was deleted since the storage was listed */
async function copyFile(
  files: FileDriver,
  place: BackupPlace,
  key: string,
  name: string,
): Promise<FileProof | null> {
  try {
    const measure = new Measure()
    await writeSealed(place, filePath(name), key, await files.read(name), measure)
    return { bytes: measure.bytes, sha256: measure.digest() }
  } catch (error) {
    if ((await files.stat(name)) === null) return null
    throw error
  }
}

/** Removes the backups that are not to be kept, and the files that none of the others names. */
async function removeOldBackups(
  place: BackupPlace,
  names: readonly string[],
  key: string,
  keep: Options['keep'],
): Promise<number> {
  const keptNames = chooseKeptBackups(names, keep)
  const old = names.filter((name) => !keptNames.has(name))
  if (old.length === 0) return 0
  const keptPaths = new Set<string>()
  for (const name of keptNames)
    for (const storedName of Object.keys((await readManifest(place, name, key)).files))
      keptPaths.add(filePath(storedName))
  for (const name of old) await removeBackup(place, name)
  for await (const file of place.list('files/')) if (!keptPaths.has(file.name)) await place.remove(file.name)
  return old.length
}
