import * as z from 'zod'
import { people } from '@/db/schema/content'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { listAtOnce, oldKind } from '@/lib/platform/old-site/kind'
import { peopleCalls } from './calls'
import { importedPerson } from './schema'

export const oldPeople = oldKind({
  name: 'people',
  list: (site) => listAtOnce(site, '/client/get/about-us', 'about'),
  schema: z.object({
    id: oldId,
    about_category: oldText,
    name: oldText,
    name_en: oldText,
    position: oldText,
    position_en: oldText,
    company: oldText,
    company_en: oldText,
    profile: oldText,
    years_of_work: oldText,
    email: oldText,
  }),
  idOf: ({ id }) => id,
  toForm: ({ id: _id, profile, ...fields }) => ({
    fields: { ...fields, name: fields.name || fields.name_en },
    files: { image: profile },
  }),
  insertInput: importedPerson,
  insert: peopleCalls.insertPerson,
  update: peopleCalls.updatePerson,
  remove: peopleCalls.deletePerson,
  table: people,
  idColumn: people.id,
})
