import { eq } from 'drizzle-orm'
import { people } from '@/db/schema/content'
import { deleteRow, insertRow, lastPlace, saveOrder, updateRow } from '@/lib/api/rows'
import type { StoredFile } from '@/lib/files/store'
import type { PeopleOrder, PersonForm, PersonUpdate } from './schema'

function columnsOf(form: PersonForm, image: StoredFile | undefined) {
  return {
    aboutCategory: form.about_category,
    name: form.name,
    nameEn: form.name_en,
    yearsOfWork: form.years_of_work,
    position: form.position,
    positionEn: form.position_en,
    company: form.company,
    companyEn: form.company_en,
    email: form.email,
    profileFileId: image?.id,
  }
}

/** Adds a person at the end of the category. */
export function insertPerson(form: PersonForm, image: StoredFile | undefined): Promise<{ id: number }> {
  const sequence = lastPlace(people, eq(people.aboutCategory, form.about_category))
  return insertRow(people, { ...columnsOf(form, image), sequence })
}

/**
 * Changes a person; without a new portrait the old one stays.
 * @throws Problem not_found, or conflict when somebody saved it since `version`
 */
export function updatePerson(
  { id, version, ...form }: PersonUpdate,
  image: StoredFile | undefined,
): Promise<{ version: number }> {
  return updateRow(people, { id, version }, columnsOf(form, image))
}

export function updatePeopleOrder(order: PeopleOrder): Promise<void> {
  return saveOrder(people, order, 'problems.list_changed')
}

export function deletePerson(id: number): Promise<void> {
  return deleteRow(people, id)
}
