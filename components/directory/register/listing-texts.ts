import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { optionalFieldNames } from '@/lib/platform/api/required-fields'
import { registrantForm } from '@/lib/directory/registrants/schema'
import { companyStep, consultantStep } from '@/lib/directory/registration/schema'
import type { ProblemTexts } from '@/lib/platform/i18n/message-key'
import { noCompany, noConsultant, noRegistrant } from './listing-values'

type Directory = Messages['directory']
export type ListingFormTexts = Directory['form'] & {
  /** The messages about fields, by message key. */
  problems: ProblemTexts
  /** The fields of each form that may stay empty. */
  optional: typeof optional
}
export type RegisterTexts = Directory['register']

const optional = {
  registrant: optionalFieldNames(registrantForm, Object.keys(noRegistrant)),
  company: optionalFieldNames(companyStep, Object.keys(noCompany)),
  consultant: optionalFieldNames(consultantStep, Object.keys(noConsultant)),
}

/** The fields that share one message when they are empty. */
const emptyFields = [
  'nameMn',
  'nameEn',
  'registrationNumber',
  'professionMn',
  'professionEn',
  'phone',
] as const

/** The texts of a listing's forms. The browser gets only these, not a whole catalogue of messages. */
export async function listingFormTexts(): Promise<ListingFormTexts> {
  const { directory, validation } = await getMessages()
  const { form } = directory
  const entries = Object.entries(validation.directory)
  return {
    ...form,
    optional,
    problems: {
      ...Object.fromEntries(entries.map(([key, text]) => [`validation.directory.${key}`, text])),
      ...Object.fromEntries(emptyFields.map((field) => [`validation.directory.${field}`, form.required])),
      'validation.required': form.required,
      'validation.email': validation.email,
      'validation.aimag': validation.aimag,
      'validation.text': validation.text,
      'validation.wrong': validation.wrong,
      'validation.tooLong': validation.tooLong,
      'validation.registration.nameOnly': validation.registration.nameOnly,
    },
  }
}

export async function registerPageTexts(): Promise<RegisterTexts> {
  return (await getMessages()).directory.register
}
