import * as z from 'zod'
import { email, flag, id, requiredFile, text, version } from '@/lib/platform/api/fields'
import { emailLettersMax } from '@/lib/platform/api/limits'
import { memberCompany } from '@/lib/platform/auth/callers'
import { listedAs, listedAsChanged, listedAsRecord } from '@/lib/organisations/schema'

/** The same as its form opens it, with the listing of the directory that it is. */
export const memberRecord = memberCompany.extend({ version: z.number().int(), ...listedAsRecord })
export type MemberRecord = z.infer<typeof memberRecord>

const fields = {
  name: text({ max: 300, required: 'validation.person.name' }),
  email: email('validation.memberCompany.email'),
}
export const memberCompanyForm = z.object({
  ...fields,
  image: requiredFile('validation.image'),
  active: flag(true),
  ...listedAs,
})
export type MemberCompanyForm = z.output<typeof memberCompanyForm>

/** Without a new picture the old one stays. */
export const memberCompanyUpdate = z.object({
  id,
  version,
  ...fields,
  image: z.unknown().optional(),
  active: flag(true),
  ...listedAsChanged,
})
export type MemberCompanyUpdate = z.output<typeof memberCompanyUpdate>

/** What the public learns of a member that gives its address. */
export const knownMember = z.object({ id: z.number().int(), name: z.string(), logo: z.string() })
export type KnownMember = z.infer<typeof knownMember>

/** Whatever is no address of a member is unregistered, a slip of the pen too: it is told so, and how to go on. */
export const emailQuery = z.object({
  email: text({ max: emailLettersMax, required: 'validation.assessment.memberEmail' }).transform((value) =>
    value.toLowerCase(),
  ),
  /** From the link of a code mail: the bearer reads the address's mail. */
  pass: text({ max: 100 }),
})
export const memberId = z.object({ id })
/** Six digits; anything else is a wrong code and not a wrong form. */
export const codeForm = z.object({ id, code: text({ max: 40 }) })
