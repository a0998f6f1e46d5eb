import type { FieldProblems } from '@/components/ui/use-submission'

/** The values of the registrant's fields. All types in this file use the field names of the server's call. */
export type RegistrantValues = {
  registrantName: string
  registrantPosition: string
  registrantEmail: string
  registrantPhone: string
}
export type CategoryRow = { mainCategory: string; subCategory: string }

export const contactFields = ['phones', 'emails', 'faxes', 'websites'] as const
export type ContactField = (typeof contactFields)[number]

export type CompanyValues = {
  nameMn: string
  nameEn: string
  registrationNumber: string
  categories: CategoryRow[]
  aimag: string
  sumMn: string
  sumEn: string
  addressMn: string
  addressEn: string
  aboutMn: string
  aboutEn: string
} & Record<ContactField, string[]>

export type ConsultantValues = {
  nameMn: string
  nameEn: string
  professionMn: string
  professionEn: string
  phone: string
  adviceMn: string
  adviceEn: string
}

export const noRegistrant: RegistrantValues = {
  registrantName: '',
  registrantPosition: '',
  registrantEmail: '',
  registrantPhone: '',
}
export const noCategory: CategoryRow = { mainCategory: '', subCategory: '' }
/** The values of an empty form, which shows one row of each list. */
export const noCompany: CompanyValues = {
  nameMn: '',
  nameEn: '',
  registrationNumber: '',
  categories: [noCategory],
  phones: [''],
  emails: [''],
  faxes: [''],
  websites: [''],
  aimag: '',
  sumMn: '',
  sumEn: '',
  addressMn: '',
  addressEn: '',
  aboutMn: '',
  aboutEn: '',
}
export const noConsultant: ConsultantValues = {
  nameMn: '',
  nameEn: '',
  professionMn: '',
  professionEn: '',
  phone: '',
  adviceMn: '',
  adviceEn: '',
}

/** The fields of one form: their values, their problems, and how to change them. */
export type FormFields<Values> = {
  values: Values
  /** The problems by the path of the field, such as `categories.0.subCategory`. */
  problems: FieldProblems
  /** Changes a field, and clears its problems and those of its parts. */
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** Whether the schema accepts the field empty; its label then says that the field is optional. */
  isOptional: (name: keyof Values & string) => boolean
  /** Returns the id of the control for the field with this path. */
  idOf: (path: string) => string
}
