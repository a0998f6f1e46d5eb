import type * as z from 'zod'
import { upperCaseName } from '@/lib/platform/i18n/names'
import type { companyStep, CompanyTexts, consultantStep, ConsultantTexts } from './schema'

type CompanyFields = Omit<z.output<typeof companyStep>, 'image'>
type ConsultantFields = z.output<typeof consultantStep>
/** The name of the stored text for a field of the form: `name` for `nameMn`, `name_en` for `nameEn`. */
type TextName<Field> = Field extends `${infer Text}Mn`
  ? Text
  : Field extends `${infer Text}En`
    ? `${Text}_en`
    : Field
type CompanyText = TextName<Exclude<keyof CompanyFields, 'registrationNumber'>> | 'registration_number'
type ConsultantText =
  | TextName<Exclude<keyof ConsultantFields, 'adviceMn' | 'adviceEn' | 'phone'>>
  | 'advice_range'
  | 'advice_range_en'
  | 'phone_number'

/** Converts a company's form to the stored texts, with names in capitals. */
export function companyTextsOf(form: CompanyFields): CompanyTexts {
  return {
    name: upperCaseName(form.nameMn),
    name_en: upperCaseName(form.nameEn),
    registration_number: form.registrationNumber,
    aimag: form.aimag,
    sum: form.sumMn,
    sum_en: form.sumEn,
    address: form.addressMn,
    address_en: form.addressEn,
    about: form.aboutMn,
    about_en: form.aboutEn,
    categories: form.categories,
    phones: form.phones,
    faxes: form.faxes,
    emails: form.emails,
    websites: form.websites,
  } satisfies Record<CompanyText, unknown>
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
  } satisfies Record<ConsultantText, unknown>
}
