import * as z from 'zod'
import { email, preprocessOptional, text } from '@/lib/platform/api/fields'
import { phoneLettersMax } from '@/lib/platform/api/limits'
import { locales } from '@/lib/platform/i18n/locale'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'
import { listingLettersMax } from '../limits'

const { name, position } = listingLettersMax

/**
 * Whether a name contains neither a line break nor `://`. A mail to an address that anybody may type contains
 * the name, and must not carry a stranger's link.
 */
const hasNoLinkOrLineBreak = (name: string) => !/[\r\n\v\f\u0085\u2028\u2029]|:\/\//.test(name)
const nameOnly = message('validation.registration.nameOnly')

export const nameField = (max: number, required: ErrorKey) =>
  text({ max, required }).refine(hasNoLinkOrLineBreak, nameOnly)
export const optionalNameField = (max: number) =>
  text({ max }).refine((name) => hasNoLinkOrLineBreak(name), nameOnly)

/** The sender of a request, who then owns the listing. */
export const registrantForm = z.object({
  registrantName: nameField(name, 'validation.required'),
  registrantPosition: nameField(position, 'validation.required'),
  registrantEmail: email('validation.required'),
  registrantPhone: text({ max: phoneLettersMax, required: 'validation.required' }),
})
export type RegistrantForm = z.output<typeof registrantForm>

const { registrantName, registrantPosition, registrantEmail, registrantPhone } = registrantForm.shape
/** The registrant's fields with the field names of the office's call. */
const registrantFields = {
  name: registrantName,
  position: registrantPosition,
  email: registrantEmail,
  phone: registrantPhone,
}

/** The registrant of a listing; personal data. */
export const registrant = z.object({
  id: z.number().int(),
  name: z.string(),
  position: z.string(),
  email: z.string(),
  phone: z.string(),
  lang: z.enum(locales),
})
export type Registrant = z.infer<typeof registrant>
/** The registrant in a save by staff. Without this field the stored registrant stays. */
export const registrantUpdate = preprocessOptional(
  (value) => value ?? undefined,
  z.object(registrantFields, message('validation.wrong')).optional(),
)
export type RegistrantUpdate = NonNullable<z.output<typeof registrantUpdate>>

/**
 * The registrant's fields in the office's form of a listing. The prefix `registrant_` distinguishes them from
 * the fields of the listing.
 */
export const registrantInputs = z.object({
  registrant_name: registrantFields.name,
  registrant_position: registrantFields.position,
  registrant_email: registrantFields.email,
  registrant_phone: registrantFields.phone,
})
export type RegistrantInputs = z.output<typeof registrantInputs>
