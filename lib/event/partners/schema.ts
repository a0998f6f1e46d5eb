import * as z from 'zod'
import { searchFields } from '@/lib/platform/api/listing'
import {
  emptyToUndefined,
  flag,
  id,
  preprocessOptional,
  optionalWebAddress,
  pageFields,
  listAnswerSchema,
  rowOrder,
  text,
  version,
} from '@/lib/platform/api/fields'
import { listedAs, listedAsChanged, listedAsRecord } from '@/lib/organisations/schema'
import { message } from '@/lib/platform/i18n/message-key'
import { editionChoice } from '../editions/schema'

export const partnerRoles = ['organiser', 'sponsor', 'exhibitor'] as const
export type PartnerRole = (typeof partnerRoles)[number]
/** The levels of sponsors, the highest first. */
export const sponsorLevels = ['general', 'gold', 'silver'] as const
type SponsorLevel = (typeof sponsorLevels)[number]

/** An organiser, sponsor or exhibitor of an edition. `logo` is an address under /files/. */
const partner = z.object({
  id: z.number().int(),
  event_id: z.number().int(),
  role: z.enum(partnerRoles),
  level: z.enum(sponsorLevels).nullable(),
  name: z.string(),
  name_en: z.string(),
  about: z.string(),
  about_en: z.string(),
  stand: z.string(),
  link: z.string(),
  logo: z.string().nullable(),
})
export type Partner = z.infer<typeof partner>
/** An exhibitor with a stand. `page` is the page of the list that shows the exhibitor. */
export type Stand = Pick<Partner, 'id' | 'name' | 'name_en' | 'stand'> & { page: number; is_sponsor: boolean }
/** A partner as its form reads it: with its version and its listing in the directory. */
export const partnerRecord = partner.extend({ version: z.number().int(), ...listedAsRecord })
export type PartnerRecord = z.infer<typeof partnerRecord>

const role = z.enum(partnerRoles, message('validation.event.role'))
export const partnersInput = z.object({
  event: editionChoice.default('live'),
  role: role.default('organiser'),
  ...searchFields,
  ...pageFields({ limit: 50, limitMax: 500 }),
})
export type PartnersInput = z.output<typeof partnersInput>
export const partnersAnswer = listAnswerSchema('partners', partner)

const level = preprocessOptional(
  (value) => emptyToUndefined(value) ?? null,
  z.enum(sponsorLevels, message('validation.event.level')).nullable(),
)
const fields = {
  role,
  level,
  name: text({ max: 300, required: 'validation.event.partner' }),
  name_en: text({ max: 300 }),
  about: text({ max: 2_000 }),
  about_en: text({ max: 2_000 }),
  stand: text({ max: 40 }),
  link: optionalWebAddress,
  image: z.unknown().optional(),
}

type SponsorFields = { role: PartnerRole; level: SponsorLevel | null }

/** Adds an issue to the form of a sponsor that has no level. */
function requireSponsorLevel(form: SponsorFields, context: z.core.$RefinementCtx): void {
  if (form.role === 'sponsor' && form.level === null)
    context.addIssue({ code: 'custom', path: ['level'], message: 'validation.event.level' })
}

export const partnerForm = z.object({ event_id: id, ...fields, ...listedAs }).superRefine(requireSponsorLevel)
export type PartnerForm = z.output<typeof partnerForm>
/**
 * The form that changes a partner, which cannot move to another edition. Without a new logo the stored logo
 * stays, unless `image_removed` is set.
 */
export const partnerUpdate = z
  .object({ id, version, ...fields, ...listedAsChanged, image_removed: flag(false) })
  .superRefine(requireSponsorLevel)
export type PartnerUpdate = z.output<typeof partnerUpdate>
export const partnerOrder = z.object({ partners: rowOrder('validation.order') })
export type PartnerOrder = z.output<typeof partnerOrder>['partners']
