import type { OwnListing } from '@/lib/directory/owners/schema'
import type { ListingFormTexts } from '../register/listing-texts'
import { type CompanyValues, type ConsultantValues, noCategory } from '../register/listing-values'

type OwnCompany = Extract<OwnListing, { kind: 'company' }>
type OwnConsultant = Extract<OwnListing, { kind: 'consultant' }>

/** Returns one empty row for an empty list, so that the form shows a field. */
const atLeastOneRow = (values: readonly string[]) => (values.length > 0 ? [...values] : [''])

/** The values with which the form of a company starts. */
export function companyValues({ texts }: OwnCompany): CompanyValues {
  const categories = texts.categories.map((code) => ({ mainCategory: code.slice(0, 2), subCategory: code }))
  return {
    nameMn: texts.name,
    nameEn: texts.name_en,
    registrationNumber: texts.registration_number,
    categories: categories.length > 0 ? categories : [noCategory],
    phones: atLeastOneRow(texts.phones),
    emails: atLeastOneRow(texts.emails),
    faxes: atLeastOneRow(texts.faxes),
    websites: atLeastOneRow(texts.websites),
    aimag: texts.aimag,
    sumMn: texts.sum,
    sumEn: texts.sum_en,
    addressMn: texts.address,
    addressEn: texts.address_en,
    aboutMn: texts.about,
    aboutEn: texts.about_en,
  }
}

/** The values with which the form of a consulting engineer starts. */
export function consultantValues({ texts }: OwnConsultant): ConsultantValues {
  return {
    nameMn: texts.name,
    nameEn: texts.name_en,
    professionMn: texts.profession,
    professionEn: texts.profession_en,
    phone: texts.phone_number,
    adviceMn: texts.advice_range,
    adviceEn: texts.advice_range_en,
  }
}

/** Joins the labels that the form shows for the fields of a pending change. */
export function joinChangedFieldLabels(
  fields: readonly string[],
  { fields: labels, categories }: ListingFormTexts,
): string {
  const names: Record<string, string> = {
    name: labels.nameMn,
    name_en: labels.nameEn,
    registration_number: labels.registrationNumber,
    aimag: labels.aimag,
    sum: labels.sumMn,
    sum_en: labels.sumEn,
    address: labels.addressMn,
    address_en: labels.addressEn,
    about: labels.aboutMn,
    about_en: labels.aboutEn,
    categories,
    phones: labels.phones,
    faxes: labels.faxes,
    emails: labels.emails,
    websites: labels.websites,
    profession: labels.professionMn,
    profession_en: labels.professionEn,
    advice_range: labels.adviceMn,
    advice_range_en: labels.adviceEn,
    phone_number: labels.phone,
    logo: labels.logo,
  }
  return fields.map((field) => names[field] ?? field).join(' · ')
}
