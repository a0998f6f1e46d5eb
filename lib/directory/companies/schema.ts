import * as z from 'zod'
import {
  changedFlag,
  emptyToUndefined,
  parseJsonText,
  id,
  preprocess,
  preprocessOptional,
  optionalEmail,
  pageFields,
  listAnswerSchema,
  text,
  version,
} from '@/lib/platform/api/fields'
import { sortFields } from '@/lib/platform/api/listing'
import { locales } from '@/lib/platform/i18n/locale'
import { message } from '@/lib/platform/i18n/message-key'
import { contactTypes, mainCodes } from '../codes'
import { categoriesMax, companySorts, contactsMax, listingLettersMax, personSorts } from '../limits'
import { registrant, registrantUpdate } from '../registrants/schema'
import { aimagField, changedAimagField, changedSumField, sumField } from '@/lib/organisations/place-fields'
import { registrationNumber } from '@/lib/organisations/registration-number'

const names = z.object({ mn: z.string(), en: z.string() })

/** A row of the office's list of companies. `logo` is a URL under /files/. */
const companyRow = z.object({
  id: z.number().int(),
  registration_number: z.string(),
  approval: z.boolean(),
  status: z.boolean(),
  rejected: z.boolean(),
  company_info: z.object({ translations: z.object({ logo: z.string().nullable(), name: names }) }),
})
export type CompanyRow = z.infer<typeof companyRow>

const companyText = z.object({
  lang: z.enum(locales),
  name: z.string(),
  /** The specification has both `location` and `address`; a company stores one address for both. */
  location: z.string(),
  address: z.string(),
  sum: z.string(),
  about_company: z.string(),
  logo: z.string().nullable(),
})
const category = z.object({ category_id: z.number().int(), category_code: z.string(), name: z.string() })
const contact = z.object({
  id: z.number().int(),
  contact_type: z.enum(contactTypes),
  contact_value: z.string(),
})

/** A company as the office reads it. */
export const companyRecord = z.object({
  company: z.object({
    id: z.number().int(),
    version: z.number().int(),
    registration_number: z.string(),
    aimag: z.string(),
    approval: z.boolean(),
    status: z.boolean(),
    rejected_at: z.string().nullable(),
    reject_reason: z.string(),
    created_at: z.string(),
  }),
  /** Null when the company has no registrant, or when the caller may not read personal data. */
  registrant: registrant.nullable(),
  category: z.array(category),
  contact: z.array(contact),
  about: z.array(companyText),
  /**
   * At most five other companies with the same registration number that were not rejected; empty when the
   * caller may not read personal data.
   */
  duplicates: z.array(
    z.object({ id: z.number().int(), name: names, created_at: z.string(), approval: z.boolean() }),
  ),
})
export type CompanyRecord = z.infer<typeof companyRecord>

const lang = z.enum(locales, message('validation.lang'))
const contactValue = text({ max: listingLettersMax.contact, required: 'validation.listing.contact' })
type ContactFields = { contact_type: string; contact_value: string }
/** Refuses an e-mail contact that is neither empty nor a valid address. */
function addContactEmailIssue(
  { contact_type, contact_value }: ContactFields,
  context: z.core.$RefinementCtx,
): void {
  if (contact_type === 'email' && !optionalEmail.safeParse(contact_value).success)
    context.addIssue({ code: 'custom', path: ['contact_value'], message: 'validation.email' })
}
/** Checks a contact; refuses an empty value for a stored one, because a separate call deletes contacts. */
function addStoredContactIssue(
  contact: ContactFields & { id?: number | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (contact.id !== undefined && !isFilled(contact))
    context.addIssue({ code: 'custom', path: ['contact_value'], message: 'validation.listing.contact' })
  else addContactEmailIssue(contact, context)
}
const isFilled = ({ contact_value }: ContactFields) => contact_value !== ''
const contactFields = {
  contact_type: z.enum(contactTypes, message('validation.listing.contactType')),
  contact_value: contactValue,
}
/** The value of a new contact may be empty: `companyUpdate` leaves out such a contact. */
const newContact = { ...contactFields, contact_value: text({ max: listingLettersMax.contact }) }
const contactForm = z.object(newContact).superRefine(addContactEmailIssue)
const heldContact = z.object({ id, ...contactFields }).superRefine(addContactEmailIssue)
/** A category, given by its code (in `category_code` or `subCategory`) or by its id. */
const categoryForm = z
  .object({
    category_code: text({ max: 4 }),
    subCategory: text({ max: 4 }),
    category_id: preprocessOptional(emptyToUndefined, id.optional()),
  })
  .transform(({ category_code, subCategory, category_id }) => ({
    code: category_code || subCategory,
    category_id,
  }))
  .refine(
    ({ code, category_id }) => code !== '' || category_id !== undefined,
    message('validation.listing.subCategory'),
  )

/** An array in a form: clients send it as an array or as JSON text. */
const formArrayOf = <T extends z.ZodType>(item: T, max: number) =>
  preprocess(
    (value) => parseJsonText(value ?? []),
    z.array(item, message('validation.wrong')).max(max, message('validation.listing.tooMany')),
  )

const textFields = {
  name: text({ max: listingLettersMax.name }),
  address: text({ max: listingLettersMax.address }),
}

const companyForm = z.object({
  company: z.object({
    id,
    version,
    registration_number: registrationNumber,
    aimag: changedAimagField,
    approval: changedFlag,
    status: changedFlag,
  }),
  registrant: registrantUpdate,
  about: z
    .array(
      z.object({
        lang,
        ...textFields,
        sum: changedSumField,
        about_company: text({ max: listingLettersMax.about }),
        /**
         * The URL that the logo's upload returned; empty removes the logo. Without this field the logo stays.
         */
        logo: preprocessOptional((value) => value ?? undefined, z.string().max(400).optional()),
      }),
      message('validation.wrong'),
    )
    .min(1, message('validation.listing.name'))
    .max(locales.length, message('validation.lang')),
  contact: formArrayOf(heldContact, contactsMax * contactTypes.length),
})

/** A changed company in the specification's form: new contacts and categories are in separate arrays. */
export const companyUpdate = z.object({
  company: preprocess(parseJsonText, companyForm),
  new_contact: formArrayOf(contactForm, contactsMax * contactTypes.length).transform((rows) =>
    rows.filter(isFilled),
  ),
  new_category: formArrayOf(categoryForm, categoriesMax),
})
export type CompanyUpdate = z.output<typeof companyUpdate>

/** The fields of the office's form. One array contains the stored and the new contacts. */
export const companyFields = z
  .object({
    ...textFields,
    name_en: textFields.name,
    address_en: textFields.address,
    registration_number: registrationNumber,
    aimag: aimagField,
    sum: sumField,
    sum_en: sumField,
    about: text({ max: listingLettersMax.about }),
    about_en: text({ max: listingLettersMax.about }),
    contacts: z.array(z.object({ id: id.optional(), ...newContact }).superRefine(addStoredContactIssue)),
    categories: z.array(
      z.object({ main: z.string(), sub: text({ max: 4, required: 'validation.listing.subCategory' }) }),
    ),
    approval: z.boolean(),
    status: z.boolean(),
    image: z.unknown().optional(),
  })
  .superRefine(({ name, name_en }, context) => {
    if (!name && !name_en)
      context.addIssue({ code: 'custom', path: ['name'], message: 'validation.listing.name' })
  })

const either = preprocessOptional(
  (value) => (value === '' || value === null || value === 'all' ? undefined : value),
  z
    .union(
      [z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')],
      message('validation.flag'),
    )
    .optional(),
)
const categoryCodeField = (max: number) =>
  preprocessOptional(
    (value) => (value === '' || value === null || value === 'all' ? undefined : value),
    z
      .string(message('validation.listing.category'))
      .regex(/^\d*$/, message('validation.listing.category'))
      .max(max, message('validation.listing.category'))
      .optional(),
  )

const companyFilter = {
  mainCategory: preprocessOptional(
    (value) => (value === '' || value === null || value === 'all' ? undefined : value),
    z.enum(mainCodes, message('validation.listing.category')).optional(),
  ),
  subCategory: categoryCodeField(4),
  approval: either,
  status: either,
}
const paging = pageFields({ limit: 30, limitMax: 100 })
const name = text({ max: 200 })

const companySort = sortFields(companySorts)
export const companyListing = z.object({ ...paging, ...companyFilter, ...companySort })
export const companyNameListing = z.object({ ...paging, ...companyFilter, ...companySort, name })
export type CompanyFilter = z.output<typeof companyNameListing>
export const companiesAnswer = listAnswerSchema('request', companyRow)

const personSort = sortFields(personSorts)
export const personListing = z.object({ ...paging, approval: either, ...personSort })
export const personNameListing = z.object({ ...paging, approval: either, ...personSort, name })
export type PersonFilter = z.output<typeof personNameListing>
