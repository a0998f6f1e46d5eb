import type { InputOf } from '@/lib/platform/api/call'
import type { companyCalls } from '@/lib/directory/companies/calls'
import type { CompanyRecord } from '@/lib/directory/companies/schema'
import type { RegistrantInputs as RegistrantTexts } from '@/lib/directory/registrants/schema'
import type { CategoryValue } from './category-fields'
import type { ContactValue } from './contact-fields'
import { registrantUpdateInput, registrantValues } from './registrant-inputs'

/** The values of the form in which staff edit a company. */
export type CompanyValues = RegistrantTexts & {
  name: string
  name_en: string
  registration_number: string
  aimag: string
  sum: string
  sum_en: string
  address: string
  address_en: string
  about: string
  about_en: string
  contacts: ContactValue[]
  categories: CategoryValue[]
  approval: boolean
  status: boolean
  image: File | null | undefined
}

/**
 * The checked values with the version of the opened company; an undefined version overwrites whatever is
 * stored.
 */
export type CheckedCompany = CompanyValues & { version: number | undefined }

export const initialCompanyFormValues = ({
  company,
  registrant,
  about,
  contact,
}: CompanyRecord): CompanyValues => {
  const [mn, en] = about
  return {
    name: mn?.name ?? '',
    name_en: en?.name ?? '',
    registration_number: company.registration_number,
    aimag: company.aimag,
    sum: mn?.sum ?? '',
    sum_en: en?.sum ?? '',
    address: mn?.address ?? '',
    address_en: en?.address ?? '',
    about: mn?.about_company ?? '',
    about_en: en?.about_company ?? '',
    contacts: contact,
    categories: [],
    approval: company.approval,
    status: company.status,
    image: undefined,
    ...registrantValues(registrant),
  }
}

type Body = InputOf<typeof companyCalls.updateCompany>
/** Turns the values of the form into the input of the call. */
export function companyUpdateInput(
  record: CompanyRecord,
  values: CheckedCompany,
  logo: string | undefined,
): Body {
  const { name, name_en, sum, sum_en, address, address_en, about, about_en, contacts, categories } = values
  const isStored = (contact: ContactValue): contact is ContactValue & { id: number } =>
    contact.id !== undefined
  return {
    company: {
      company: {
        id: record.company.id,
        version: values.version,
        registration_number: values.registration_number,
        aimag: values.aimag,
        approval: values.approval,
        status: values.status,
      },
      registrant: registrantUpdateInput(record.registrant, values),
      about: [
        { lang: 'mn', name, sum, address, about_company: about, logo },
        { lang: 'en', name: name_en, sum: sum_en, address: address_en, about_company: about_en },
      ],
      contact: contacts.filter(isStored),
    },
    new_contact: contacts.filter((contact) => !isStored(contact)),
    new_category: categories.map(({ sub }) => ({ subCategory: sub })),
  }
}
