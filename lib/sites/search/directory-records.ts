import { readCompanyRowsById } from '@/lib/directory/companies/queries'
import { readPersonRowsById } from '@/lib/directory/people/queries'
import { displayName } from '@/lib/platform/i18n/names'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { type FoundRecord, indexById } from './found-record'

type RecordsById = Promise<Map<number, FoundRecord>>

/** Reads companies of the directory, with their pages there. */
export async function readListings(ids: readonly number[]): RecordsById {
  const companies = await readCompanyRowsById(ids)
  return indexById(
    ids,
    [...companies.values()].map(({ id, registration_number, company_info: { translations } }) => ({
      ...{ id, href: directoryPaths.company(id), image: translations.logo },
      ...{
        title: displayName(translations.name.mn ?? ''),
        title_en: displayName(translations.name.en ?? ''),
      },
      ...{ text: registration_number, text_en: registration_number },
    })),
  )
}

/** Reads consultants of the directory, with their pages there. */
export async function readConsultants(ids: readonly number[]): RecordsById {
  const people = await readPersonRowsById(ids)
  return indexById(
    ids,
    [...people.values()].map(({ id, person_info: { translations } }) => ({
      ...{ id, href: directoryPaths.consultant(id) },
      ...{
        title: displayName(translations.name.mn ?? ''),
        title_en: displayName(translations.name.en ?? ''),
      },
      ...{ text: translations.profession.mn ?? '', text_en: translations.profession.en ?? '' },
    })),
  )
}
