import { sql } from 'drizzle-orm'
import { searchShortcuts } from '@/db/schema/search-office'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { ShortcutForm, ShortcutUpdate } from './schema'

export function insertShortcut(form: ShortcutForm): Promise<{ id: number }> {
  return insertRow(searchShortcuts, form)
}

/** @throws Problem not_found, or conflict when somebody saved the shortcut since `version` */
export function updateShortcut({ id, version, ...form }: ShortcutUpdate): Promise<{ version: number }> {
  return updateRow(searchShortcuts, { id, version }, { ...form, updated_at: sql`now()` })
}

export function deleteShortcut(id: number): Promise<void> {
  return deleteRow(searchShortcuts, id)
}
