import * as z from 'zod'
import {
  flag,
  parseJsonText,
  lang,
  preprocess,
  preprocessOptional,
  optionalEmail,
  requiredFile,
  text,
} from '@/lib/platform/api/fields'
import { phoneLettersMax } from '@/lib/platform/api/limits'
import { message } from '@/lib/platform/i18n/message-key'
import { consultantsCode } from '../codes'
import { isWebsite } from '../contacts'
import { categoriesMax, contactsMax, listingLettersMax } from '../limits'
import { nameField, optionalNameField } from '../registrants/schema'
import { aimagField, placeAnswer, sumField } from '@/lib/organisations/place-fields'
import { registrationNumber, requiredRegistrationNumberField } from '@/lib/organisations/registration-number'

const { name, address, about, contact, profession, phone, position } = listingLettersMax

/** Reads an array that clients send as JSON text, as several fields with one name, or as a single value. */
const parseListInput = (value: unknown): unknown => {
  if (value === undefined || value === null || value === '') return []
  if (typeof value !== 'string') return value
  return value.trimStart().startsWith('[') ? parseJsonText(value) : [value]
}

/** The contacts of one type; drops empty and repeated values. */
const contactsField = (item: z.ZodType<string, string>) =>
  preprocessOptional(
    parseListInput,
    z
      .array(item, message('validation.wrong'))
      .max(contactsMax, message('validation.directory.contactsMax'))
      .transform((values) => [...new Set(values.filter(Boolean))]),
  )

const website = preprocess(
  (value) => value ?? '',
  z
    .string(message('validation.text'))
    .trim()
    .max(contact, message('validation.tooLong'))
    .refine((value) => value === '' || isWebsite(value), message('validation.directory.website')),
)
const contactEmail = preprocess((value) => value ?? '', optionalEmail as z.ZodType<string, string>)
const contactPhone = preprocess((value) => value ?? '', text({ max: contact }) as z.ZodType<string, string>)

const noSub = message('validation.directory.subCategory')
const category = preprocess(
  parseJsonText,
  z
    .object(
      {
        mainCategory: z
          .string(message('validation.directory.mainCategory'))
          .trim()
          .regex(/^0[1-4]$/, message('validation.directory.mainCategory')),
        subCategory: z
          .string(noSub)
          .trim()
          .regex(/^0[1-4]\d{2}$/, noSub),
      },
      noSub,
    )
    .refine(({ mainCategory, subCategory }) => subCategory.startsWith(mainCategory), {
      ...noSub,
      path: ['subCategory'],
    })
    // Refuses the consultants' category: it lists people, who use a separate form.
    .refine(({ subCategory }) => subCategory !== consultantsCode, {
      ...message('validation.directory.consultantsCategory'),
      path: ['subCategory'],
    }),
)
const categories = preprocess(
  parseListInput,
  z
    .array(category, noSub)
    .min(1, noSub)
    .max(categoriesMax, message('validation.directory.categoriesMax'))
    .transform((rows) => [...new Set(rows.map(({ subCategory }) => subCategory))].sort()),
)

/** The fields of a company. The form reports missing fields in this order. */
export const companyFields = {
  categories,
  image: requiredFile('validation.directory.logo'),
  nameMn: nameField(name, 'validation.directory.nameMn'),
  nameEn: nameField(name, 'validation.directory.nameEn'),
  registrationNumber: requiredRegistrationNumberField('validation.directory.registrationNumber'),
  emails: contactsField(contactEmail),
  phones: contactsField(contactPhone),
  faxes: contactsField(contactPhone),
  websites: contactsField(website),
  aimag: aimagField,
  sumMn: sumField,
  sumEn: sumField,
  addressMn: text({ max: address }),
  addressEn: text({ max: address }),
  aboutMn: text({ max: about }),
  aboutEn: text({ max: about }),
}

export const consultantFields = {
  nameMn: nameField(name, 'validation.directory.nameMn'),
  nameEn: nameField(name, 'validation.directory.nameEn'),
  professionMn: text({ max: profession, required: 'validation.directory.professionMn' }),
  professionEn: text({ max: profession, required: 'validation.directory.professionEn' }),
  phone: text({ max: phone, required: 'validation.directory.phone' }),
  adviceMn: text({ max: about }),
  adviceEn: text({ max: about }),
}

/** The registrant's fields, optional for staff, who add listings without a request. */
const registrantFields = {
  registrantName: optionalNameField(name),
  registrantPosition: optionalNameField(position),
  registrantEmail: optionalEmail,
  registrantPhone: text({ max: phoneLettersMax }),
  /** Publishes the listing at once; the server ignores it unless staff are signed in. */
  approval: flag(false),
  /** Whether the registrant accepted the terms that the form of the site shows. */
  terms: flag(false),
  /** A hidden field; only programs fill it in. */
  website: text({ max: 500 }),
  lang,
}

export const companyForm = z.object({ ...companyFields, ...registrantFields })
export type CompanyForm = z.output<typeof companyForm>
export const consultantForm = z.object({ ...consultantFields, ...registrantFields })
export type ConsultantForm = z.output<typeof consultantForm>

/** A company of the old site, whose public calls give no registration number and may lack other fields. */
export const importedCompany = companyForm.extend({
  image: z.unknown().optional(),
  nameMn: optionalNameField(name),
  nameEn: optionalNameField(name),
  registrationNumber,
})
/** A consultant of the old site, who may have texts in one language only. */
export const importedConsultant = consultantForm.extend({
  nameMn: optionalNameField(name),
  nameEn: optionalNameField(name),
  professionMn: text({ max: profession }),
  professionEn: text({ max: profession }),
  phone: text({ max: phone }),
})

/** The second step of the registration form, for a company and for a consultant. */
export const companyStep = z.object(companyFields)
export const consultantStep = z.object(consultantFields)

const words = z.array(z.string())
/** The texts of a company that its owner edits. A pending change uses the same field names. */
export const companyTexts = z.object({
  name: z.string(),
  name_en: z.string(),
  registration_number: z.string(),
  ...placeAnswer,
  address: z.string(),
  address_en: z.string(),
  about: z.string(),
  about_en: z.string(),
  /** Codes of sub-categories, in ascending order. */
  categories: words,
  phones: words,
  faxes: words,
  emails: words,
  websites: words,
})
export type CompanyTexts = z.infer<typeof companyTexts>
/** The texts of a consulting engineer that the owner edits. */
export const consultantTexts = z.object({
  name: z.string(),
  name_en: z.string(),
  profession: z.string(),
  profession_en: z.string(),
  advice_range: z.string(),
  advice_range_en: z.string(),
  phone_number: z.string(),
})
export type ConsultantTexts = z.infer<typeof consultantTexts>

/** The answer to a registration; `id` is null when the server dropped the request. */
export const registeredListing = z.object({
  message: z.string(),
  kind: z.enum(['directory_companies', 'directory_people']),
  id: z.number().int().nullable(),
})
