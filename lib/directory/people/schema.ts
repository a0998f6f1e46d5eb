import * as z from 'zod'
import { changedFlag, id, listAnswerSchema, text, version } from '@/lib/platform/api/fields'
import { locales } from '@/lib/platform/i18n/locale'
import { message } from '@/lib/platform/i18n/message-key'
import { listingLettersMax } from '../limits'
import { registrant, registrantUpdate } from '../registrants/schema'

const names = z.object({ mn: z.string(), en: z.string() })

/** A row of the office's list of consultants. */
const personRow = z.object({
  id: z.number().int(),
  phone_number: z.string(),
  approval: z.boolean(),
  rejected: z.boolean(),
  person_info: z.object({ translations: z.object({ name: names, profession: names }) }),
})
export type PersonRow = z.infer<typeof personRow>
export const peopleAnswer = listAnswerSchema('request', personRow)

/** A consultant as the office reads it. */
export const personRecord = z.object({
  person: z.object({
    id: z.number().int(),
    version: z.number().int(),
    phone_number: z.string(),
    approval: z.boolean(),
    rejected_at: z.string().nullable(),
    reject_reason: z.string(),
    created_at: z.string(),
  }),
  about: z.array(
    z.object({
      person_id: z.number().int(),
      lang: z.enum(locales),
      name: z.string(),
      profession: z.string(),
      advice_range: z.string(),
    }),
  ),
  /** Null when the consultant has no registrant, or when the caller may not read personal data. */
  registrant: registrant.nullable(),
})
export type PersonRecord = z.infer<typeof personRecord>

const textFields = {
  name: text({ max: listingLettersMax.name }),
  profession: text({ max: listingLettersMax.profession }),
  advice_range: text({ max: listingLettersMax.about }),
}
const phone = text({ max: listingLettersMax.phone, required: 'validation.listing.phone' })

/** What staff send to save a consultant, in the specification's shape: one row of texts for each language. */
export const personUpdate = z.object({
  person: z.object({
    id,
    version,
    phone_number: phone,
    approval: changedFlag,
  }),
  registrant: registrantUpdate,
  about: z
    .array(
      z.object({
        lang: z.enum(locales, message('validation.lang')),
        ...textFields,
      }),
      message('validation.wrong'),
    )
    .min(1, message('validation.listing.name'))
    .max(locales.length, message('validation.lang')),
})
export type PersonUpdate = z.output<typeof personUpdate>

/** The fields of the office's form of a consultant, with a field for each language. */
export const personFields = z
  .object({
    ...textFields,
    name_en: textFields.name,
    profession_en: textFields.profession,
    advice_range_en: textFields.advice_range,
    phone_number: phone,
    approval: z.boolean(),
  })
  .superRefine(({ name, name_en }, context) => {
    if (!name && !name_en)
      context.addIssue({ code: 'custom', path: ['name'], message: 'validation.listing.name' })
  })
