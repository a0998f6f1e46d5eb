import { eq } from 'drizzle-orm'
import { people } from '@/db/schema/content'
import { deleteRow, insertRow, nextSequenceSql, saveOrder, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import type { PeopleOrder, PersonForm, PersonUpdate } from './schema'

/** Adds a person at the end of the category. */
export function insertPerson(
  { image: _image, ...form }: PersonForm,
  image: StoredFile | undefined,
): Promise<{ id: number }> {
  const sequence = nextSequenceSql(people, eq(people.about_category, form.about_category))
  return insertRow(people, { ...form, profile_file_id: image?.id, sequence })
}

/**
 * Changes a person. If no new portrait is sent, the stored portrait stays.
 * @throws Problem not_found, or conflict when somebody saved the person since `version`
 */
export function updatePerson(
  { id, version, image: _image, ...form }: PersonUpdate,
  image: StoredFile | undefined,
): Promise<{ version: number }> {
  return updateRow(people, { id, version }, { ...form, profile_file_id: image?.id })
}

export function updatePeopleOrder(order: PeopleOrder): Promise<void> {
  return saveOrder(people, order, 'problems.list_changed')
}

export function deletePerson(id: number): Promise<void> {
  return deleteRow(people, id)
}
