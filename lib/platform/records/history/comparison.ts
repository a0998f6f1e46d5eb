import { eq } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { unseenColumns } from '@/db/record-kinds'
import { files } from '@/db/schema/files'
import { menuCategories } from '@/db/schema/menu'
import { fileUrl } from '@/lib/platform/files/url'
import { keyColumnOf, recordKindOf } from '../kinds'
import type { HistoryKind } from '../schema'
import { type KeptRow, requireVersionRow } from './queries'
import type { Change, ComparisonInput } from './schema'

const hiddenColumns: readonly string[] = [...unseenColumns, 'id', 'created_at', 'archive_month']
/** The columns with rich text, which is written in the editor. */
const richTexts: readonly string[] = ['text', 'text_en']

/** Returns the columns in which two versions of a record are compared, in the order of the table. */
export function columnsToCompare(kind: HistoryKind): string[] {
  return getTableConfig(recordKindOf(kind).table)
    .columns.map(({ name }) => name)
    .filter((name) => name !== keyColumnOf(kind) && !hiddenColumns.includes(name))
}

/** Returns the differences between two versions of a record, in readable form. @throws Problem not_found */
export async function compareVersions({ kind, id, from, to }: ComparisonInput): Promise<Change[]> {
  const [before, after] = await Promise.all([
    requireVersionRow(kind, id, from),
    requireVersionRow(kind, id, to),
  ])
  const changedColumns = columnsToCompare(kind).filter(
    (column) => JSON.stringify(before[column] ?? null) !== JSON.stringify(after[column] ?? null),
  )
  return Promise.all(changedColumns.map((column) => changeOf(column, before, after)))
}

async function changeOf(field: string, before: KeptRow, after: KeptRow): Promise<Change> {
  const values = [before[field], after[field]] as const
  const makeChange = (type: Change['type'], [from, to]: readonly (string | undefined)[]): Change => ({
    ...{ field, type },
    from: from ?? '',
    to: to ?? '',
  })
  if (field.endsWith('_file_id')) {
    const versionFiles = await Promise.all(values.map(findFile))
    const isImage = versionFiles.some((file) => file?.kind === 'image')
    return makeChange(
      isImage ? 'image' : 'file',
      versionFiles.map((file) => file && fileUrl(file)),
    )
  }
  if (field === 'category_cid' || field === 'pid')
    return makeChange('text', await Promise.all(values.map(findMenuItemName)))
  if (values.some((value) => typeof value === 'boolean')) return makeChange('switch', values.map(String))
  const texts = values.map((value) => (value == null ? '' : String(value)))
  if (field.endsWith('_at')) return makeChange('dateTime', texts)
  return makeChange(richTexts.includes(field) ? 'richText' : 'text', texts)
}

async function findFile(id: unknown) {
  if (typeof id !== 'number') return undefined
  const [file] = await db()
    .select({ key: files.key, name: files.name, kind: files.kind })
    .from(files)
    .where(eq(files.id, id))
  return file
}

/** Returns a menu item's name, or its number when the item is deleted; '' for no item. */
async function findMenuItemName(cid: unknown): Promise<string> {
  if (typeof cid !== 'number') return ''
  const [item] = await db()
    .select({ category: menuCategories.category })
    .from(menuCategories)
    .where(eq(menuCategories.cid, cid))
  return item?.category ?? `№${cid}`
}
