import * as z from 'zod'
import { directoryCompanies, directoryPeople } from '@/db/schema/directory'
import type { StoredFile } from '@/lib/platform/files/store'
import { oldId, oldList, oldMoment, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, oldSave, type OldSite } from '@/lib/platform/old-site/kind'
import { OldSiteProblem } from '@/lib/platform/old-site/problem'
import { companyCalls } from '../companies/calls'
import { personCalls } from '../people/calls'
import { directoryRegistrationCalls } from './calls'
import { registerCompany, registerConsultant } from './mutations'
import { importedCompany, importedConsultant } from './schema'

type Answer = { company?: object; person?: object }

/** Lists the requests to be listed, each with all that the office reads of it; changes of listings are left out. */
async function* listOldRequests(
  site: OldSite,
  type: 1 | 2,
  name: 'company' | 'person',
): AsyncGenerator<unknown> {
  for await (const request of site.list(`/yellow-page/get/new-request?type=${type}&limit=30`, 'request')) {
    const { id, kind } = request as { id?: unknown; kind?: unknown }
    if (kind === 'change') continue
    const answer = (await site.read(`/yellow-page/get/${name}?id=${Number(id)}`)) as Answer | null
    yield { ...answer?.[name], id }
  }
}

const registrant = z
  .object({
    ...{ name: oldText, position: oldText, email: oldText, phone: oldText },
    lang: z.enum(['mn', 'en']).catch('mn'),
  })
  .nullish()
  .transform((who) => ({
    registrantName: who?.name ?? '',
    registrantPosition: who?.position ?? '',
    registrantEmail: who?.email ?? '',
    registrantPhone: who?.phone ?? '',
    lang: who?.lang ?? 'mn',
  }))

/** The texts of a listing in one language; all of them are '' if the old site has none. */
const textsIn = <T extends { lang: string }>(about: readonly T[], lang: 'mn' | 'en'): Partial<T> =>
  about.find((texts) => texts.lang === lang) ?? {}

const { insertYellowRegistration, insertYellowConsultant } = directoryRegistrationCalls

/** Companies that wait for the approval of staff, with their registrants. */
export const oldCompanyRequests = oldKind({
  name: 'company requests',
  isOffice: true,
  list: (site) => listOldRequests(site, 1, 'company'),
  schema: z.object({
    id: oldId,
    company: z.object({ registration_number: oldText, aimag: oldText, created_at: oldMoment }),
    registrant,
    category: oldList(z.object({ category_code: oldText })),
    contact: oldList(z.object({ contact_type: oldText, contact_value: oldText })),
    about: oldList(
      z.object({
        ...{ lang: oldText, name: oldText, sum: oldText, address: oldText },
        ...{ about_company: oldText, logo: oldText },
      }),
    ),
  }),
  idOf: ({ id }) => id,
  toForm({ company, registrant: owner, category, contact, about }) {
    const [mn, en] = [textsIn(about, 'mn'), textsIn(about, 'en')]
    const contactsOf = (type: string) =>
      contact.flatMap(({ contact_type, contact_value }) => (contact_type === type ? [contact_value] : []))
    return {
      fields: {
        ...owner,
        ...{ nameMn: mn.name, nameEn: en.name, registrationNumber: company.registration_number },
        ...{ aimag: company.aimag, sumMn: mn.sum, sumEn: en.sum },
        ...{ addressMn: mn.address, addressEn: en.address },
        ...{ aboutMn: mn.about_company, aboutEn: en.about_company },
        ...{ emails: contactsOf('email'), phones: contactsOf('phone') },
        ...{ faxes: contactsOf('fax'), websites: contactsOf('website') },
        categories: category
          .filter(({ category_code }) => category_code.length === 4)
          .map(({ category_code }) => ({
            mainCategory: category_code.slice(0, 2),
            subCategory: category_code,
          })),
      },
      files: { image: mn.logo || en.logo || '' },
      columns: { created_at: company.created_at ?? undefined },
    }
  },
  insert: oldSave({
    route: insertYellowRegistration.route,
    kind: 'directory_companies',
    input: importedCompany,
    files: insertYellowRegistration.files ?? {},
    auditOmits: insertYellowRegistration.auditOmits ?? [],
    save: async (form, { image }) => ({
      id: await registerCompany({ image, ...form }, image as StoredFile | undefined, false, false),
    }),
  }),
  update: null,
  remove: companyCalls.deleteCompany,
  table: directoryCompanies,
  idColumn: directoryCompanies.id,
})

/** Consultants who wait for the approval of staff, with their registrants. */
export const oldConsultantRequests = oldKind({
  name: 'consultant requests',
  isOffice: true,
  isPersonal: true,
  list: (site) => listOldRequests(site, 2, 'person'),
  schema: z.object({
    id: oldId,
    person: z.object({ phone_number: oldText, created_at: oldMoment }),
    registrant,
    about: oldList(z.object({ lang: oldText, name: oldText, profession: oldText, advice_range: oldText })),
  }),
  idOf: ({ id }) => id,
  toForm({ person, registrant: owner, about }) {
    const [mn, en] = [textsIn(about, 'mn'), textsIn(about, 'en')]
    return {
      fields: {
        ...owner,
        ...{ nameMn: mn.name, nameEn: en.name, professionMn: mn.profession, professionEn: en.profession },
        ...{ adviceMn: mn.advice_range, adviceEn: en.advice_range, phone: person.phone_number },
      },
      columns: { created_at: person.created_at ?? undefined },
    }
  },
  insert: oldSave({
    route: insertYellowConsultant.route,
    kind: 'directory_people',
    input: importedConsultant,
    auditOmits: insertYellowConsultant.auditOmits ?? [],
    async save(form) {
      const id = await registerConsultant(form, false, false)
      if (id === null) throw new OldSiteProblem('only a program fills in such a form')
      return { id }
    },
  }),
  update: null,
  remove: personCalls.deleteConsultant,
  table: directoryPeople,
  idColumn: directoryPeople.id,
})
