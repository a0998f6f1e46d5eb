import * as z from 'zod'
import { parseJsonText, id, preprocess, text, version } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { listingLettersMax } from '../limits'
import type { CompanyTexts, ConsultantTexts } from '../registration/schema'

const texts = z.string()
const list = z.array(z.string())

/** The fields of a company that an owner may change, in the order of display; the logo comes after them. */
export const companyChanges = z
  .object({
    name: texts,
    name_en: texts,
    registration_number: texts,
    categories: list,
    aimag: texts,
    sum: texts,
    sum_en: texts,
    address: texts,
    address_en: texts,
    phones: list,
    faxes: list,
    emails: list,
    websites: list,
    about: texts,
    about_en: texts,
  } satisfies Record<keyof CompanyTexts, z.ZodType>)
  .partial()
export const personChanges = z
  .object({
    name: texts,
    name_en: texts,
    profession: texts,
    profession_en: texts,
    advice_range: texts,
    advice_range_en: texts,
    phone_number: texts,
  } satisfies Record<keyof ConsultantTexts, z.ZodType>)
  .partial()

/** Every field that a change may contain. The table stores the logo in a separate column. */
const changedFields = [
  ...new Set([...Object.keys(companyChanges.shape), 'logo', ...Object.keys(personChanges.shape)]),
] as ChangedField[]
export type ChangedField = keyof typeof companyChanges.shape | keyof typeof personChanges.shape | 'logo'

/** The current and the proposed value of one field: a text, lines of text, or the URL of a picture. */
const fieldChange = z.object({
  field: z.enum(changedFields),
  type: z.enum(['text', 'lines', 'picture']),
  now: z.array(z.string()),
  incoming: z.array(z.string()),
})
export type FieldChange = z.infer<typeof fieldChange>

export const changeRecord = z.object({
  id: z.number().int(),
  version: z.number().int(),
  created_at: z.string(),
  sent_by: z.string(),
  listing: z.object({
    type: z.enum(['1', '2']),
    id: z.number().int(),
    version: z.number().int(),
    name: z.string(),
    name_en: z.string(),
    logo: z.string().nullable(),
  }),
  /** The e-mail address that gets the decision; empty when the listing has no registrant. */
  email: z.string(),
  lang: z.enum(['mn', 'en']),
  fields: z.array(fieldChange),
})
export type ChangeRecord = z.infer<typeof changeRecord>

export const changeDecision = z.object({
  id,
  version,
  /** The version of the listing that the changes were compared with. */
  listing_version: version,
  take: preprocess(
    (value) => parseJsonText(value ?? []),
    z
      .array(z.enum(changedFields, message('validation.wrong')))
      .max(changedFields.length, message('validation.wrong')),
  ),
  note: text({ max: listingLettersMax.note }),
})
export type ChangeDecision = z.output<typeof changeDecision>
