import * as z from 'zod'
import { email, flag, id, requiredFile, text, version } from '@/lib/platform/api/fields'
import { importPictures } from '@/lib/platform/files/import-pictures'
import { emailLettersMax } from '@/lib/platform/api/limits'
import { memberCompany } from '@/lib/platform/auth/callers'
import { listedAs, listedAsChanged, listedAsRecord } from '@/lib/organisations/schema'

/** A member as its form reads it: with its version and its listing in the directory. */
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

/** A changed member. If `image` is not sent, the member keeps its logo. */
export const memberCompanyUpdate = z.object({
  id,
  version,
  ...fields,
  image: z.unknown().optional(),
  active: flag(true),
  ...listedAsChanged,
})
export type MemberCompanyUpdate = z.output<typeof memberCompanyUpdate>

/** An import of member companies. With `dryRun` it writes nothing and counts what would change. */
export const memberImport = z.object({
  dryRun: flag(false),
  pictures: importPictures,
  file: requiredFile('validation.agenda.file'),
})
export type MemberImport = z.output<typeof memberImport>

/** What the public form shows of a member after the visitor entered the member's e-mail address. */
export const knownMember = z.object({ id: z.number().int(), name: z.string(), logo: z.string() })
export type KnownMember = z.infer<typeof knownMember>

/**
 * The format of the e-mail address is not checked: a mistyped address gets the same answer as an unregistered
 * one.
 */
export const emailQuery = z.object({
  email: text({ max: emailLettersMax, required: 'validation.assessment.memberEmail' }).transform((value) =>
    value.toLowerCase(),
  ),
  /** The secret in the link of a code mail, which proves that the caller receives mail at this address. */
  pass: text({ max: 100 }),
})
export const memberId = z.object({ id })
/** The code of six digits. Any other text counts as a wrong code and not as an invalid form. */
export const codeForm = z.object({ id, code: text({ max: 40 }) })
