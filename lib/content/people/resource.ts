import { type FieldSpec, resource } from '@/lib/platform/api/resource'
import { peopleCalls } from './calls'
import type { AboutCategory } from './schema'

const bilingual = { kind: 'bilingual', as: 'text' } as const
const inBoth = { ...bilingual, asksForEnglish: true } as const
const image = { kind: 'image', stored: 'profile', hint: true } as const
const nameColumn = { kind: 'text', picture: 'profile', width: '35%' } as const

type PersonColumn = 'years_of_work' | 'position' | 'company' | 'email'
type PersonField = 'name' | 'years_of_work' | 'position' | 'company' | 'email' | 'image'

/** Returns the office's list and form for the people of one category, with the given fields and columns. */
function peopleResource(
  name: string,
  category: AboutCategory,
  fields: Partial<Record<PersonField, FieldSpec>>,
  columns: Partial<Record<PersonColumn, 'text' | 'email'>>,
) {
  return resource({
    name,
    kind: 'people',
    list: {
      call: peopleCalls.listAdminPeople,
      rows: 'about',
      columns: { name: nameColumn, ...columns },
      heading: 'name',
      where: (row) => row.about_category === category,
    },
    form: {
      fields,
      record: peopleCalls.getPerson,
      insert: peopleCalls.insertPerson,
      update: peopleCalls.updatePerson,
      fixed: { about_category: category },
      isAddedToldAsSaved: true,
    },
    remove: peopleCalls.deletePerson,
    order: { call: peopleCalls.updatePeopleOrder, field: 'people' },
  })
}

export const aboutResources = [
  peopleResource(
    'presidents',
    'President',
    { name: inBoth, years_of_work: 'text', image },
    { years_of_work: 'text' },
  ),
  peopleResource(
    'council',
    'Association',
    { name: inBoth, position: inBoth, company: inBoth, image },
    { position: 'text', company: 'text' },
  ),
  peopleResource(
    'office',
    'Office',
    { name: inBoth, position: inBoth, email: 'email', image },
    { position: 'text', email: 'email' },
  ),
] as const

/** The auditors of the responsible mining programme, for whom the form offers two drawn portraits. */
export const auditorResource = peopleResource(
  'auditors',
  'Auditor',
  { name: bilingual, position: bilingual, company: bilingual, image: { kind: 'own' } },
  { position: 'text', company: 'text' },
)
