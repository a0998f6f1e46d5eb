import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { isForeignKeyViolation } from '@/lib/platform/api/database-error'
import { log } from '@/lib/platform/log'
import { fileDriver } from './driver'
import { isRedrawnOnRequest } from './made'
import { widthsToStore } from './picture'
import { privateFolder } from './private'
import { type FileTable, lastUsed, type UnusedFile, listUnusedFiles } from './references'
import { runWithFileLock } from './store'

const dayMilliseconds = 24 * 60 * 60 * 1_000
/**
 * Files without a reference stay for this time: an unsaved text stays on its writer's device for 30 days, and
 * needs its pictures.
 */
const unusedDays = 31
/**
 * Files without a row stay for this time after their last byte was written, because an upload may wait a day
 * until its form is sent.
 */
const unnamedDays = 2
/** Share cards have no row and stay for this time; a later request draws them again. */
const madeDays = 90

const retentionDaysOf = (folder: string) => (isRedrawnOnRequest(folder) ? madeDays : unnamedDays)

/** Inconsistencies between the rows of files, the storage and the references. */
export type FileInconsistencies = {
  /** Folders of the storage that have no row, and are older than their retention time. */
  withoutRow: string[]
  /** Objects of a row that are missing or incomplete. */
  missing: string[]
  /** Files without a reference that were not used for `unusedDays`. */
  unused: (UnusedFile & { table: FileTable })[]
}

type FileRow = { id: number; key: string; name: string; kind: string; width: number | null; bytes: number }

/** For each table of files: how to find the file of a row in the storage. */
const tables: Record<
  FileTable,
  { folder: (key: string) => string; columns: SQL; objects: (row: FileRow) => string[] }
> = {
  files: {
    folder: (key) => key,
    columns: sql`id, key, name, kind, width, bytes`,
    objects: ({ kind, name, width }) =>
      kind === 'image'
        ? widthsToStore(width ?? 0).flatMap((each) =>
            ['avif', 'webp', 'jpg'].map((format) => `${each}.${format}`),
          )
        : [name],
  },
  private_files: {
    folder: privateFolder,
    columns: sql`id, key, '' as name, '' as kind, null::integer as width, bytes`,
    objects: () => ['file'],
  },
}
const tableNames = Object.keys(tables) as FileTable[]

/** Every folder of the storage with the sizes of its objects. */
type Folders = Map<string, { bytes: Map<string, number>; changedAt: Date }>

async function listStoredFolders(): Promise<Folders> {
  const folders: Folders = new Map()
  for await (const { name, bytes, changedAt } of fileDriver().list()) {
    const [folder = '', file = ''] = name.split('/')
    const entry = folders.get(folder) ?? { bytes: new Map<string, number>(), changedAt }
    entry.bytes.set(file, bytes)
    if (changedAt > entry.changedAt) entry.changedAt = changedAt
    folders.set(folder, entry)
  }
  return folders
}

async function* streamRowsOf(table: FileTable, rowsMax = 5_000): AsyncGenerator<FileRow> {
  for (let after = 0; ;) {
    const { rows } = await db().execute<FileRow>(
      sql`select ${tables[table].columns} from ${sql.identifier(table)} where id > ${after} order by id limit ${rowsMax}`,
    )
    yield* rows
    if (rows.length < rowsMax) return
    after = rows.at(-1)?.id ?? after
  }
}

/**
 * Finds inconsistencies between the rows of files, the storage and the references. The server may run
 * meanwhile.
 * @param now the moment that the ages of files are measured from
 */
export async function findFileInconsistencies(now = new Date()): Promise<FileInconsistencies> {
  const folders = await listStoredFolders()
  const missingNames: string[] = []
  for (const table of tableNames) {
    for await (const row of streamRowsOf(table)) {
      const folder = tables[table].folder(row.key)
      const there = folders.get(folder)?.bytes
      folders.delete(folder)
      for (const object of tables[table].objects(row)) {
        if (isComplete(row, there?.get(object))) continue
        // The object may have been stored, or deleted with its row, since the storage was listed.
        const name = `${folder}/${object}`
        if (!isComplete(row, (await fileDriver().stat(name))?.bytes) && (await hasRow(table, row.id)))
          missingNames.push(name)
      }
    }
  }
  const withoutRow = [...folders]
    .filter(([folder, { changedAt }]) => changedAt < daysBefore(now, retentionDaysOf(folder)))
    .map(([folder]) => folder)
  const unused: FileInconsistencies['unused'] = []
  for (const table of tableNames)
    for await (const files of listUnusedFiles(table, daysBefore(now, unusedDays)))
      unused.push(...files.map((file) => ({ ...file, table })))
  return { withoutRow, missing: missingNames, unused }
}

/**
 * Returns whether an object is complete. Every file except a picture is stored unchanged, so its size must be
 * that of its row.
 */
const isComplete = ({ name, bytes }: FileRow, objectBytes: number | undefined) =>
  objectBytes !== undefined && (name.endsWith('.jpg') ? objectBytes > 0 : objectBytes === Number(bytes))

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMilliseconds)

async function hasRow(table: FileTable, id: number): Promise<boolean> {
  const { rows } = await db().execute(sql`select 1 from ${sql.identifier(table)} where id = ${id}`)
  return rows.length > 0
}

/**
 * Removes files without a reference, and folders without a row. The server may run meanwhile: a file that is
 * stored or referenced at this moment stays.
 * @returns how many files and how many folders were removed
 */
export async function sweepFiles(
  now = new Date(),
  inconsistencies?: FileInconsistencies,
): Promise<{ files: number; folders: number }> {
  const { unused, withoutRow } = inconsistencies ?? (await findFileInconsistencies(now))
  let [files, folders] = [0, 0]
  for (const { table, id, key } of unused)
    if (await removeUnusedFile(table, id, key, daysBefore(now, unusedDays))) files++
  for (const folder of withoutRow)
    if (await removeFolderWithoutRow(folder, daysBefore(now, retentionDaysOf(folder)))) folders++
  return { files, folders }
}

/**
 * Removes the row and the bytes of a file, unless the file was used after `since` or is referred to.
 * @returns whether they were removed
 */
function removeUnusedFile(table: FileTable, id: number, key: string, since: Date): Promise<boolean> {
  return runWithFileLock(key, async () => {
    try {
      // The deletion of the row is committed separately, before the bytes are removed: a sweep that is killed
      // here leaves bytes without a row, which the next one removes, and never a row without its bytes.
      const { rowCount } = await db().execute(
        sql`delete from ${sql.identifier(table)} where id = ${id} and ${lastUsed[table]} < ${since.toISOString()}::timestamptz`,
      )
      if (rowCount === 0) return false
    } catch (error) {
      // A row has begun to refer to the file since the file was found.
      if (isForeignKeyViolation(error)) return false
      throw error
    }
    await fileDriver().removeFolder(tables[table].folder(key))
    return true
  })
}

/** Removes a folder, unless it has a row or was written to after `since`. @returns whether it was removed */
function removeFolderWithoutRow(folder: string, since: Date): Promise<boolean> {
  const key = folder.replace(/^private-/, '')
  return runWithFileLock(key, async (tx) => {
    const table: FileTable = folder === key ? 'files' : 'private_files'
    const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(table)} where key = ${key}`)
    if (rows.length > 0) return false
    for await (const { changedAt } of fileDriver().list(folder)) if (changedAt >= since) return false
    await fileDriver().removeFolder(folder)
    return true
  })
}

/** Runs the sweep of the daily job and logs how much it removed. */
export async function sweepFilesAndLog(): Promise<void> {
  const removedCounts = await sweepFiles()
  if (removedCounts.files + removedCounts.folders > 0)
    log().info(removedCounts, 'files that nobody uses were removed')
}
