import { upperCaseName } from '@/lib/platform/i18n/names'
import type { CompanyTexts, ConsultantTexts } from './queries'
import type { CompanyForm, ConsultantForm } from './schema'

type CompanyFields = Pick<
  CompanyForm,
  | 'categories'
  | 'nameMn'
  | 'nameEn'
  | 'registrationNumber'
  | 'emails'
  | 'phones'
  | 'faxes'
  | 'websites'
  | 'addressMn'
  | 'addressEn'
  | 'aboutMn'
  | 'aboutEn'
>
type ConsultantFields = Pick<
  ConsultantForm,
  'nameMn' | 'nameEn' | 'professionMn' | 'professionEn' | 'phone' | 'adviceMn' | 'adviceEn'
>

/** Converts a company's form to the stored texts, with names in capitals. */
export function companyTextsOf(form: CompanyFields): CompanyTexts {
  return {
    name: upperCaseName(form.nameMn),
    name_en: upperCaseName(form.nameEn),
    registration_number: form.registrationNumber,
    address: form.addressMn,
    address_en: form.addressEn,
    about: form.aboutMn,
    about_en: form.aboutEn,
    categories: form.categories,
    phones: form.phones,
    faxes: form.faxes,
    emails: form.emails,
    websites: form.websites,
  }
}

/** Converts a consulting engineer's form to the stored texts, with names in capitals. */
export function consultantTextsOf(form: ConsultantFields): ConsultantTexts {
  return {
    name: upperCaseName(form.nameMn),
    name_en: upperCaseName(form.nameEn),
    profession: form.professionMn,
    profession_en: form.professionEn,
    advice_range: form.adviceMn,
    advice_range_en: form.adviceEn,
    phone_number: form.phone,
  }
}
