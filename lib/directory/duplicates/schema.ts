import * as z from 'zod'
import { placeAnswer } from '@/lib/organisations/place-fields'
import { id, pageFields, version } from '@/lib/platform/api/fields'

export const pairPageSizes = [20, 50, 100] as const
export const pairListing = z.object(pageFields({ limit: pairPageSizes[0], limitMax: 100 }))

/**
 * Why two companies may be duplicates: the same registration number, or the same name when legal forms,
 * spaces and punctuation are ignored.
 */
const pairReasons = ['number', 'name'] as const
const side = z.object({
  id: z.number().int(),
  name: z.string(),
  registration_number: z.string(),
  approval: z.boolean(),
})
export const pair = z.object({ reason: z.enum(pairReasons), first: side, other: side })
export type Pair = z.infer<typeof pair>

/** The text fields: for each of them a merge keeps the text of one of the two companies. */
export const comparedTexts = [
  'name',
  'name_en',
  'registration_number',
  'aimag',
  'sum',
  'sum_en',
  'address',
  'address_en',
  'about',
  'about_en',
] as const
/** All fields that staff choose in a merge: the texts, the logo and the registrant. */
export const comparedFields = [...comparedTexts, 'logo', 'registrant'] as const
export type ComparedField = (typeof comparedFields)[number]

/**
 * One of two compared companies. Staff choose only between the values of `comparedFields`; a merge unites the
 * categories and contacts and moves the members, partners and reports.
 */
const comparedCompany = z.object({
  id: z.number().int(),
  version: z.number().int(),
  approval: z.boolean(),
  status: z.boolean(),
  name: z.string(),
  name_en: z.string(),
  registration_number: z.string(),
  ...placeAnswer,
  address: z.string(),
  address_en: z.string(),
  about: z.string(),
  about_en: z.string(),
  logo: z.string(),
  registrant: z.string(),
  categories: z.array(z.string()),
  contacts: z.array(
    z.object({ contact_type: z.enum(['phone', 'fax', 'email', 'website']), contact_value: z.string() }),
  ),
  members: z.number().int(),
  partners: z.number().int(),
  reports: z.number().int(),
  created_at: z.string(),
})
export type ComparedCompany = z.infer<typeof comparedCompany>

export const pairQuery = z.object({ id, other_id: id.meta({ example: 2 }) })
export const comparison = z.object({ first: comparedCompany, other: comparedCompany })

const areDifferent = ({ id, other_id }: { id: number; other_id: number }) => id !== other_id
const two = { error: 'validation.directory.two', path: ['other_id'] }
export const distinctForm = z.object({ id, other_id: id.meta({ example: 2 }) }).refine(areDifferent, two)
/** The first company stays and takes the chosen fields of the other, which is merged into it. */
export const mergeForm = z
  .object({
    id,
    version,
    other_id: id.meta({ example: 2 }),
    other_version: version,
    taken: z.array(z.enum(comparedFields)).max(comparedFields.length).default([]),
  })
  .refine(areDifferent, two)
export type MergeForm = z.output<typeof mergeForm>
