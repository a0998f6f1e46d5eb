import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { migrateAndInstallTriggers } from '@/db/migrate'
import { schemaVersion } from '@/db/schema-version'
import { describeError } from '@/lib/platform/log-lines'
import type { FileDriver } from '@/lib/platform/files/stored-object'
import { measureBackup } from './backup'
import {
  filePath,
  listBackups,
  type Manifest,
  Measure,
  noteRestore,
  readManifest,
  tablePath,
} from './manifest'
import type { BackupPlace } from './place'
import { createUnseal } from './seal'
import { refillTables, writeTable } from './tables'

type Options = {
  databaseUrl: string
  files: FileDriver
  /** A folder for files on their way, in the file system of the storage. */
  temporaryFolder: string
  place: BackupPlace
  key: string
  /** The name of the backup; by default the latest. */
  name?: string | undefined
}
export type RestoreResult = { name: string; rows: number; files: number }

/**
 * Brings a backup into an empty database and an empty storage, and checks every row count and hash. The copy
 * sends no mail until an operator lets it.
 * @throws Error in words: a database or storage that is not empty, a backup of another version, another key,
 * or a damaged file
 */
export async function restore(options: Options): Promise<RestoreResult> {
  const { databaseUrl, place, key, files } = options
  const names = await listBackups(place)
  const name = options.name ?? names.at(-1)
  if (name === undefined) throw new Error('there is no finished backup in this place')
  if (!names.includes(name)) throw new Error(`there is no finished backup "${name}" in this place`)
  const manifest = await readManifest(place, name, key)
  if (manifest.schemaVersion !== schemaVersion)
    throw new Error(
      `the backup is of schema version ${manifest.schemaVersion}, and this Strata of ${schemaVersion}. Nothing was changed. ` +
        `Restore with the Strata that made the backup${manifest.versions ? ` (${manifest.versions.strata})` : ''}, and start the newer one afterwards.`,
    )
  for await (const { name: stored } of files.list())
    throw new Error(
      `the storage of files is not empty: it has "${stored}". Nothing was changed. ` +
        'Name an empty folder in DATA_DIR or FILES_DIR, or an empty bucket in FILES_S3_BUCKET.',
    )
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'strata-restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseFullDatabase(client)
    await fillEmptyPlaces(client, options, name, manifest).catch((error: unknown) => {
      const advice = 'Before another try create the database anew and empty the storage of files.'
      throw new Error(`${describeError(error)}\n${advice}`, { cause: error })
    })
  } finally {
    await client.end().catch(() => undefined)
  }
  await noteRestore(place, name, key, new Date()).catch((error: unknown) =>
    console.warn(
      `the place takes no note of this restore, so the original will not know of it: ${describeError(error)}`,
    ),
  )
  return { name, ...countContents(manifest) }
}

const countContents = ({ tables, files }: Manifest) => ({
  rows: tables.reduce((sum, table) => sum + table.rows, 0),
  files: Object.keys(files).length,
})

async function fillEmptyPlaces(
  client: pg.Client,
  options: Options,
  name: string,
  manifest: Manifest,
): Promise<void> {
  // The files first: if one is damaged, the database is still empty.
  await restoreFiles(options, manifest)
  await migrateAndInstallTriggers(options.databaseUrl)
  await restoreTables(client, options, name, manifest)
  await client.query('analyze')
}

async function refuseFullDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string }>(`
    select schemaname || '.' || tablename as table from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') limit 1`)
  if (rows[0])
    throw new Error(
      `the database is not empty: it has the table ${rows[0].table}. Nothing was changed. Create an empty one for the restore.`,
    )
}

async function restoreTables(
  client: pg.Client,
  { place, key }: Options,
  name: string,
  manifest: Manifest,
): Promise<void> {
  await client.query('begin')
  await refillTables(client, manifest.tables, async () => {
    for (const table of manifest.tables) {
      const path = tablePath(name, table.table)
      const measure = new Measure()
      const target = writeTable(client, table)
      await pipeline(await place.read(path), createUnseal(key, path), createGunzip(), measure, target)
      if (measure.digest() !== table.sha256 || target.rowCount !== table.rows)
        throw new Error(`the backup's file ${path} is not the one of its manifest`)
    }
  })
  for (const [sequence, value] of Object.entries(manifest.sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [sequence, value])
  await client.query(
    `insert into outgoing_hold (reason) values ($1) on conflict (is_only) do update set reason = excluded.reason`,
    [`this is a copy, restored from the backup of ${manifest.at}`],
  )
  // The run of this very backup had not ended when its tables were read.
  const { rows, files } = countContents(manifest)
  await client.query(
    `update backup_runs set ended_at = $2, restored_at = now(), rows = $3, files = $4, bytes = $5 where name = $1`,
    [...[name, manifest.at, rows, files], await measureBackup(place, name, manifest.files)],
  )
  await client.query('commit')
}

async function restoreFiles(
  { files, place, key, temporaryFolder }: Options,
  manifest: Manifest,
): Promise<void> {
  const folder = await mkdtemp(join(temporaryFolder, 'restore-'))
  try {
    for (const [storedName, { bytes, sha256 }] of Object.entries(manifest.files)) {
      const path = filePath(storedName)
      const measure = new Measure()
      const localPath = join(folder, 'file')
      await pipeline(
        await place.read(path),
        createUnseal(key, path),
        measure,
        createWriteStream(localPath, { mode: 0o600 }),
      )
      if (measure.bytes !== bytes || measure.digest() !== sha256)
        throw new Error(`the backup's file ${path} is not the one of its manifest`)
      await files.moveToStorage(storedName, localPath)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
