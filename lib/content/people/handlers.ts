import { eq } from 'drizzle-orm'
import { people } from '@/db/schema/content'
import type { Handlers } from '@/lib/platform/api/handlers'
import { deleteRow, insertRow, nextSequenceSql, saveOrder, updateRow } from '@/lib/platform/api/rows'
import type { peopleCalls } from './calls'
import { getPerson, listAdminPeople, listPeople } from './queries'

export const peopleHandlers: Handlers<typeof peopleCalls> = {
  listPeople: async () => ({ about: await listPeople() }),
  listAdminPeople: async () => ({ about: await listAdminPeople() }),
  getPerson: async ({ input }) => ({ record: await getPerson(input.id) }),
  insertPerson: ({ input: { image: _image, ...form }, files }) =>
    insertRow(people, {
      ...form,
      profile_file_id: files.image?.id,
      sequence: nextSequenceSql(people, eq(people.about_category, form.about_category)),
    }),
  updatePerson: ({ input: { id, version, image: _image, ...form }, files }) =>
    updateRow(people, { id, version }, { ...form, profile_file_id: files.image?.id }),
  updatePeopleOrder: ({ input }) => saveOrder(people, input.people, 'problems.list_changed'),
  deletePerson: ({ input }) => deleteRow(people, input.id),
}
