import { sql } from 'drizzle-orm'
import { searchSynonyms } from '@/db/schema/search-office'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { SynonymForm, SynonymUpdate } from './schema'

export function insertSynonym(form: SynonymForm): Promise<{ id: number }> {
  return insertRow(searchSynonyms, form)
}

/** @throws Problem not_found, or conflict when somebody saved the line since `version` */
export function updateSynonym({ id, version, ...form }: SynonymUpdate): Promise<{ version: number }> {
  return updateRow(searchSynonyms, { id, version }, { ...form, updated_at: sql`now()` })
}

export function deleteSynonym(id: number): Promise<void> {
  return deleteRow(searchSynonyms, id)
}
