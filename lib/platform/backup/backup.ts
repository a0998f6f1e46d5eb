import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { keepAlive } from '@/db/connections'
import { readSchemaVersion, schemaVersion } from '@/db/schema-version'
import type { FileDriver } from '@/lib/platform/files/stored-object'
import {
  backupNameAt,
  filePath,
  type FileProof,
  listBackups,
  type Manifest,
  Measure,
  readManifest,
  tablePath,
  writeManifest,
} from './manifest'
import type { BackupPlace } from './place'
import { chooseKeptBackups } from './retention'
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
export type BackupResult = { name: string; rows: number; files: number; newFiles: number; removed: number }

/**
 * Writes a backup beside a running site: all tables in one snapshot, then the files that the place does not
 * have yet, then the manifest; and removes what is older than `keep`. Files after the database: each file that
 * a row names is then there, because files without a row stay for days.
 * @throws Error in words when another backup runs, or the database is of another version
 */
export async function backUp({
  databaseUrl,
  files,
  place,
  key,
  keep,
  now = new Date(),
}: Options): Promise<BackupResult> {
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
    const before = await listBackups(place)
    const latest = before.at(-1)
    const knownProofs = latest === undefined ? {} : (await readManifest(place, latest, key)).files
    const { tables, sequences } = await backUpTables(client, place, name, key)
    const { proofs, newFiles } = await backUpFiles(files, place, key, knownProofs)
    await writeManifest(place, name, key, {
      format: 1,
      at: now.toISOString(),
      schemaVersion,
      tables,
      sequences,
      files: proofs,
    })
    const removedCount = await removeOldBackups(place, [...before, name], key, keep)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { name, rows, files: Object.keys(proofs).length, newFiles, removed: removedCount }
  } finally {
    await client.end().catch(() => undefined)
  }
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
  // The manifest first: a backup of which only a part is left counts as none.
  for (const name of old) {
    await place.remove(`${name}/manifest`)
    for await (const file of place.list(`${name}/`)) await place.remove(file.name)
  }
  for await (const file of place.list('files/')) if (!keptPaths.has(file.name)) await place.remove(file.name)
  return old.length
}
