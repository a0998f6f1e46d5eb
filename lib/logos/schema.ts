import * as z from 'zod'

/** The four committees, as the flags of a logo name them. */
export const committees = [
  'public_relations_committee',
  'environment_committee',
  'legal_committee',
  'logistics_committee',
] as const

/** A member organisation's logo, an address under /files/, with the pages on which it stands. */
export const memberLogo = z.object({
  id: z.number().int(),
  name: z.string(),
  logo: z.string(),
  link: z.string(),
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
export const responsibleLogo = memberLogo.pick({ id: true, name: true, logo: true, link: true })
export type ResponsibleLogo = z.infer<typeof responsibleLogo>
