import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ProblemTexts } from '@/lib/platform/i18n/message-key'

type Directory = Messages['directory']
export type ListingFormTexts = Directory['form'] & {
  /** What is said of a field, by the keys that the schema names. */
  problems: ProblemTexts
}
export type RegisterTexts = Directory['register']

/** An empty field is told in the same words, whichever it is. */
const emptyFields = [
  'nameMn',
  'nameEn',
  'registrationNumber',
  'professionMn',
  'professionEn',
  'phone',
] as const

/** What the forms of a listing say; the browser gets these texts and no catalogue. */
export async function listingFormTexts(): Promise<ListingFormTexts> {
  const { directory, validation } = await getMessages()
  const { form } = directory
  const own = Object.entries(validation.directory)
  return {
    ...form,
    problems: {
      ...Object.fromEntries(own.map(([key, text]) => [`validation.directory.${key}`, text])),
      ...Object.fromEntries(emptyFields.map((field) => [`validation.directory.${field}`, form.required])),
      'validation.required': form.required,
      'validation.email': validation.email,
      'validation.text': validation.text,
      'validation.wrong': validation.wrong,
      'validation.tooLong': validation.tooLong,
      'validation.registration.nameOnly': validation.registration.nameOnly,
    },
  }
}

export async function registerTexts(): Promise<RegisterTexts> {
  return (await getMessages()).directory.register
}
