import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { links } from '@/db/schema/links'
import { draftFileKeys } from '@/lib/platform/records/drafts/files'
import { linkTables } from '@/db/link-triggers'
import { keptFileKeys } from '@/lib/platform/records/history/files'
import {
  formAddressSql,
  isKnownKind,
  type KnownKind,
  recordNameSql,
  formRecordIdSql,
} from '@/lib/platform/records/kinds'
import { requireRow } from '@/lib/platform/api/rows'
import { fileKeysIn, fileUrl, type ShownFile } from './url'

// Finds the references to stored files: foreign keys in columns, and addresses of files in rich texts. The
// removal of unused files and the list of a file's uses rely on this module.

/** The tables of stored files: public files, and private files, each of which belongs to one member. */
export type FileTable = 'files' | 'private_files'

/** When a file was last stored or used; a private file has only the date of its creation. */
export const lastUsed: Record<FileTable, SQL> = { files: sql`used_at`, private_files: sql`created_at` }

/** Every column with rich text, by table: those that the schema marks. */
export const richTextColumns: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  linkTables.flatMap(({ table, richTexts }) => (richTexts.length > 0 ? [[table, richTexts]] : [])),
)

/** The keys of the files to which texts, buttons and redirects lead. */
const linkedFileKeys = sql`select substr(target, 8) as key from ${links} where target like '/files/%'`

/**
 * Queries of the keys of files that must be kept although no record refers to them. Each query selects one
 * column `key`.
 */
const keptKeys: readonly SQL[] = [keptFileKeys, draftFileKeys, linkedFileKeys]

type Column = { table: string; column: string }

/**
 * Returns the columns that refer to a table of files, read from the catalog, so that no new table is missed. A
 * row that is deleted with its file, such as the text of a PDF, is no use of the file.
 */
export async function listReferencingColumns(fileTable: FileTable): Promise<Column[]> {
  const { rows } = await db().execute<Column>(sql`
    select relname as table, attname as column
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${fileTable}::regclass and confdeltype <> 'c'
    order by 1, 2`)
  return rows
}

/** Selects the row's `id` and the picture's `key` for each picture in the rich texts of a table. */
function pictureReferencesSql(table: string, columns: readonly string[]): SQL {
  const texts = columns.map((column) => sql.identifier(column))
  // The indexes `news_pictures`, `event_news_pictures` and `events_pictures` have this same condition.
  const hasPicture = sql.join(
    texts.map((text) => sql`${text} like '%/files/%'`),
    sql` or `,
  )
  return sql`select t.id, found[1] as key from ${sql.identifier(table)} t,
    regexp_matches(concat_ws(' ', ${sql.join(texts, sql`, `)}), '/files/([0-9a-f]{64})/', 'g') as found
    where ${hasPicture}`
}

const unionAllSql = (queries: readonly SQL[]) => sql.join([...queries], sql` union all `)

export type UnusedFile = { id: number; key: string }

/**
 * Yields the files without a reference that were not stored or referenced since a moment, in batches.
 * @param rowsMax how many rows are looked at for each batch
 */
export async function* listUnusedFiles(
  fileTable: FileTable,
  unusedSince: Date,
  rowsMax = 1_000,
): AsyncGenerator<UnusedFile[]> {
  const columns = await listReferencingColumns(fileTable)
  const conditions = columns.map(
    ({ table, column }) =>
      sql`and not exists (select from ${sql.identifier(table)} where ${sql.identifier(column)} = f.id)`,
  )
  const texts = Object.entries(richTextColumns).map(
    ([table, names]) => sql`select key from (${pictureReferencesSql(table, names)}) named`,
  )
  for (let after = 0; ;) {
    const { rows } = await db().execute<UnusedFile & { is_named: boolean }>(sql`
      with unreferred as materialized (
        select f.id, f.key from ${sql.identifier(fileTable)} f
        where f.id > ${after} and f.${lastUsed[fileTable]} < ${unusedSince.toISOString()}::timestamptz
          ${sql.join(conditions, sql` `)}
        order by f.id limit ${rowsMax}
      )
      select id, key, ${fileTable === 'files' ? sql`key in (${unionAllSql([...texts, ...keptKeys])})` : sql`false`} as is_named
      from unreferred order by id`)
    const unusedRows = rows.filter(({ is_named }) => !is_named).map(({ id, key }) => ({ id, key }))
    if (unusedRows.length > 0) yield unusedRows
    if (rows.length < rowsMax) return
    after = rows.at(-1)?.id ?? after
  }
}

/**
 * Marks the pictures in the given texts as used now, so that a sweep that has just found them unreferenced
 * keeps them. Must run in the transaction that saves the texts.
 */
export async function markMentionedFilesUsed(...texts: readonly string[]): Promise<void> {
  const keys = fileKeysIn(...texts)
  if (keys.length === 0) return
  await db().execute(
    // Locks the rows in the order of their ids, so that two saves do not deadlock.
    sql`with named as (select id from files where key = any(${sql.param(keys)}) order by id for update)
      update files set used_at = now() from named where files.id = named.id`,
  )
}

/** A record that refers to a file: `kind` is its table, `address` the path of its form in the back office. */
export type FileUse = { kind: string; record_id: number; title: string; address: string }

/** Returns the SQL of a column of the table that the query names `t`. */
const tableColumnSql = (name: string) => sql`t.${sql.identifier(name)}`

function requireKnownKind(table: string): KnownKind {
  if (isKnownKind(table)) return table
  throw new Error(`nothing says what a row of ${table} is called, and where the office shows it`)
}

/** Returns the uses of files, by file id. One query reads the uses of all these files. */
export async function listFileUses(ids: readonly number[]): Promise<Map<number, FileUse[]>> {
  const usesById = new Map<number, FileUse[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return usesById
  const idParam = sql.param([...ids])
  const usesSql = (table: string, file: SQL, from: SQL, where: SQL) => {
    const kind = requireKnownKind(table)
    return sql`select distinct ${file} as file_id, ${table} as kind, ${formRecordIdSql(kind, tableColumnSql)} as record_id,
      ${recordNameSql(kind, tableColumnSql)} as title, ${formAddressSql(kind, tableColumnSql)} as address from ${sql.identifier(table)} t ${from} where ${where}`
  }
  const byColumn = (await listReferencingColumns('files')).map(({ table, column }) =>
    usesSql(
      table,
      sql`t.${sql.identifier(column)}`,
      sql``,
      sql`t.${sql.identifier(column)} = any(${idParam}::integer[])`,
    ),
  )
  const byText = Object.entries(richTextColumns).map(([table, names]) =>
    usesSql(
      table,
      sql`f.id`,
      sql`join (${pictureReferencesSql(table, names)}) named on named.id = t.id join files f on f.key = named.key`,
      sql`f.id = any(${idParam}::integer[])`,
    ),
  )
  const { rows } = await db().execute<FileUse & { file_id: number }>(
    sql`select distinct * from (${unionAllSql([...byColumn, ...byText])}) uses order by file_id, kind, record_id`,
  )
  for (const { file_id, ...use } of rows) usesById.get(file_id)?.push(use)
  return usesById
}

/**
 * Puts a file in the place of another in every column and every rich text that shows it, and raises the version of
 * the texts' records, so that an editor who has one open does not bring the other file back. Must run in a
 * transaction.
 */
export async function replaceFile(replacedId: number, id: number): Promise<void> {
  const columns = await listReferencingColumns('files')
  const { rows } = await db().execute<ShownFile & { replaced_key: string }>(sql`
    select own.key, own.name, replaced.key as replaced_key from files own, files replaced
    where own.id = ${id} and replaced.id = ${replacedId}`)
  const file = requireRow(rows)
  const address = fileUrl({ key: file.key, name: file.name })
  const pattern = `/files/${file.replaced_key}/[^"]*`
  const tables = [...new Set([...columns.map(({ table }) => table), ...Object.keys(richTextColumns)])]
  const updates = tables.map((table) => {
    const fileColumns = columns
      .filter((column) => column.table === table)
      .map(({ column }) => sql.identifier(column))
    const texts = (richTextColumns[table] ?? []).map((column) => sql.identifier(column))
    const hasPicture = texts.map((text) => sql`${text} like ${`%/files/${file.replaced_key}/%`}`)
    const assignments = [
      ...fileColumns.map(
        (column) => sql`${column} = case ${column} when ${replacedId} then ${id} else ${column} end`,
      ),
      ...texts.map((text) => sql`${text} = regexp_replace(${text}, ${pattern}, ${address}, 'g')`),
      ...(texts.length > 0 ? [sql`version = version + 1`] : []),
    ]
    const isAffected = sql.join(
      [...fileColumns.map((column) => sql`${column} = ${replacedId}`), ...hasPicture],
      sql` or `,
    )
    return sql`update ${sql.identifier(table)} set ${sql.join(assignments, sql`, `)} where ${isAffected}`
  })
  // One statement for all tables: each is updated once.
  const steps = updates.map((update, at) => sql`${sql.identifier(`update_${at}`)} as (${update})`)
  await db().execute(sql`with ${sql.join(steps, sql`, `)} select`)
}
