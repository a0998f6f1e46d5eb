import * as z from 'zod'
import {
  changedFlag,
  optionalText,
  flag,
  id,
  preprocessOptional,
  optionalWebAddress,
  requiredFile,
  text,
  version,
} from '@/lib/platform/api/fields'
import {
  aimagField,
  changedAimagField,
  changedSumField,
  placeAnswer,
  sumField,
} from '@/lib/organisations/place-fields'

/** The flags of a logo for the four committees. */
export const committees = [
  'public_relations_committee',
  'environment_committee',
  'legal_committee',
  'logistics_committee',
] as const

/** The flags of a logo, which determine where the pages show it. */
export const logoFlags = [...committees, 'board_member', 'main_member', 'responsible_mining'] as const

/** A member organisation's logo with its flags; `logo` is an address under /files/. */
export const memberLogo = z.object({
  id: z.number().int(),
  name: z.string(),
  name_en: z.string(),
  logo: z.string(),
  link: z.string(),
  ...placeAnswer,
  public_relations_committee: z.boolean(),
  environment_committee: z.boolean(),
  legal_committee: z.boolean(),
  logistics_committee: z.boolean(),
  board_member: z.boolean(),
  main_member: z.boolean(),
  responsible_mining: z.boolean(),
})
export type MemberLogo = z.infer<typeof memberLogo>

/** A logo of the responsible mining programme. */
export const responsibleLogo = memberLogo.pick({
  id: true,
  name: true,
  name_en: true,
  logo: true,
  link: true,
})
export type ResponsibleLogo = z.infer<typeof responsibleLogo>
export const logoRecord = memberLogo.extend({ version: z.number().int() })
export type LogoRecord = z.infer<typeof logoRecord>

/** Matches a web address without a scheme, such as `example.mn`; `https://` is then put before it. */
const bareSite = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#].*)?$/u
const site = preprocessOptional((value) => {
  const input = typeof value === 'string' ? value.trim() : value
  return typeof input === 'string' && bareSite.test(input) ? `https://${input}` : input
}, optionalWebAddress)

const texts = {
  name: text({ max: 300, required: 'validation.person.name' }),
  name_en: text({ max: 300 }),
  link: site,
  aimag: aimagField,
  sum: sumField,
  sum_en: sumField,
}
/** The flags of a new logo; a flag that is not sent is off. */
const places = Object.fromEntries(logoFlags.map((name) => [name, flag(false)])) as Record<
  (typeof logoFlags)[number],
  ReturnType<typeof flag>
>
/**
 * The flags of a changed logo. A flag that is not sent stays, because some of the office's forms send only
 * one flag.
 */
const changedPlaces = Object.fromEntries(logoFlags.map((name) => [name, changedFlag])) as Record<
  (typeof logoFlags)[number],
  typeof changedFlag
>
export const logoForm = z.object({ ...texts, image: requiredFile('validation.logo'), ...places })
export const logoUpdate = z.object({
  ...{ id, version, ...texts, name_en: optionalText({ max: 300 }) },
  ...{ aimag: changedAimagField, sum: changedSumField, sum_en: changedSumField },
  image: z.unknown().optional(),
  ...changedPlaces,
})
