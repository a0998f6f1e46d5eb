import * as z from 'zod'
import { directoryCompanies, directoryPeople } from '@/db/schema/directory'
import { oldId, oldList, oldMoment, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldSite } from '@/lib/platform/old-site/kind'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { companyCalls } from '../companies/calls'
import { mainCodes } from '../codes'
import { personCalls } from '../people/calls'
import { directoryRegistrationCalls } from './calls'
import { importedCompany, importedConsultant } from './schema'

const companyTexts = z.object({
  updated_at: oldMoment,
  ...{ name: oldText, company_name: oldText, address: oldText, about_company: oldText, logo: oldText },
  ...{ aimag: oldText, sum: oldText },
  ...{
    emails: oldList(oldText),
    phones: oldList(oldText),
    faxes: oldList(oldText),
    websites: oldList(oldText),
  },
  all_categories: oldList(z.union([oldText, z.object({ category_code: oldText })])),
})

/** Reads each listed company in both languages, and its registration number, which only the office gives. */
async function* listOldCompanies(site: OldSite): AsyncGenerator<unknown> {
  for (const code of mainCodes) {
    const path = `/client/yellow-page/get/companies-by-category?lang=mn&category_code=${code}&limit=100`
    for await (const company of site.list(path, 'companies')) {
      const { id } = company as { id?: unknown }
      const read = async (lang: string) =>
        (await site.read(`/client/yellow-page/get/company?id=${Number(id)}&lang=${lang}`)) as {
          company?: object
        } | null
      const ofOffice = site.isOffice ? await site.read(`/yellow-page/get/company?id=${Number(id)}`) : null
      yield {
        id,
        office: (ofOffice as { company?: object } | null)?.company,
        mn: { ...(company as object), ...(await read('mn'))?.company },
        en: (await read('en'))?.company,
      }
    }
  }
}

/** A text that the old site has in one language only comes in both; it is not stored twice. */
const otherThan = (text: string, other: string) => (text === other ? '' : text)

export const oldCompanies = oldKind({
  name: 'companies',
  list: listOldCompanies,
  schema: z.object({
    id: oldId,
    office: z.object({ company: z.object({ registration_number: oldText }).optional() }).optional(),
    mn: companyTexts,
    en: companyTexts.partial().optional(),
  }),
  idOf: ({ id }) => id,
  // It came over before its approval, and is here for staff to approve.
  findHere: async ({ id }, records) => id && records.idOf('company requests', id),
  pathOf: directoryPaths.company,
  toForm({ office, mn, en }) {
    const name = mn.name || mn.company_name
    const codes = mn.all_categories.map((each) => (typeof each === 'string' ? each : each.category_code))
    return {
      fields: {
        nameMn: name,
        nameEn: otherThan(en?.name || en?.company_name || '', name),
        aimag: mn.aimag,
        sumMn: mn.sum,
        sumEn: otherThan(en?.sum ?? '', mn.sum),
        addressMn: mn.address,
        addressEn: otherThan(en?.address ?? '', mn.address),
        aboutMn: mn.about_company,
        aboutEn: otherThan(en?.about_company ?? '', mn.about_company),
        ...{ emails: mn.emails, phones: mn.phones, faxes: mn.faxes, websites: mn.websites },
        categories: codes
          .filter((code) => code.length === 4)
          .map((subCategory) => ({ mainCategory: subCategory.slice(0, 2), subCategory })),
        ...{ registrationNumber: office?.company?.registration_number || undefined, approval: true },
      },
      files: { image: mn.logo },
      columns: { updated_at: mn.updated_at ?? undefined },
    }
  },
  insertInput: importedCompany,
  insert: directoryRegistrationCalls.insertYellowRegistration,
  update: null,
  remove: companyCalls.deleteCompany,
  table: directoryCompanies,
  idColumn: directoryCompanies.id,
})

const both = z.object({ mn: oldText, en: oldText })

export const oldConsultants = oldKind({
  name: 'consultants',
  list: (site) =>
    site.list('/client/yellow-page/get/consultants-by-category?lang=mn&limit=100', 'consultants'),
  schema: z.object({
    id: oldId,
    phone_number: oldText,
    person_info: z.object({ translations: z.object({ name: both, profession: both, advice_range: both }) }),
  }),
  idOf: ({ id }) => id,
  findHere: async ({ id }, records) => id && records.idOf('consultant requests', id),
  pathOf: directoryPaths.consultant,
  toForm: ({ phone_number, person_info: { translations } }) => ({
    fields: {
      ...{ nameMn: translations.name.mn, nameEn: translations.name.en },
      ...{ professionMn: translations.profession.mn, professionEn: translations.profession.en },
      ...{ adviceMn: translations.advice_range.mn, adviceEn: translations.advice_range.en },
      ...{ phone: phone_number, approval: true },
    },
  }),
  insertInput: importedConsultant,
  insert: directoryRegistrationCalls.insertYellowConsultant,
  update: null,
  remove: personCalls.deleteConsultant,
  table: directoryPeople,
  idColumn: directoryPeople.id,
})
