import * as z from 'zod'
import { email, lenientOptional, text } from '@/lib/platform/api/fields'
import { phoneLettersMax } from '@/lib/platform/api/limits'
import { locales } from '@/lib/platform/i18n/locale'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'
import { listingLettersMax } from '../limits'

const { name, position } = listingLettersMax

/** Names stand in mails to an address that anybody may type: they are no place for a text or a link of one's own. */
const isName = (name: string) => !/[\r\n\v\f\u0085\u2028\u2029]|:\/\//.test(name)
const nameOnly = message('validation.registration.nameOnly')

export const filledName = (max: number, required: ErrorKey) =>
  text({ max, required }).refine(isName, nameOnly)
export const optionalName = (max: number) => text({ max }).refine((name) => isName(name), nameOnly)

/** Who sends it: the owner of the listing from then on. */
export const registrantForm = z.object({
  registrantName: filledName(name, 'validation.required'),
  registrantPosition: filledName(position, 'validation.required'),
  registrantEmail: email('validation.required'),
  registrantPhone: text({ max: phoneLettersMax, required: 'validation.required' }),
})
export type RegistrantForm = z.output<typeof registrantForm>

const { registrantName, registrantPosition, registrantEmail, registrantPhone } = registrantForm.shape
/** The same under the names by which the office reads it. */
const registrantFields = {
  name: registrantName,
  position: registrantPosition,
  email: registrantEmail,
  phone: registrantPhone,
}

/** Who registered a listing; personal data. */
export const registrant = z.object({
  name: z.string(),
  position: z.string(),
  email: z.string(),
  phone: z.string(),
  lang: z.enum(locales),
})
export type Registrant = z.infer<typeof registrant>
/** Who registered a listing as staff correct it. A save that names nobody leaves it as it is. */
export const registrantUpdate = lenientOptional(
  (value) => value ?? undefined,
  z.object(registrantFields, message('validation.wrong')).optional(),
)
export type RegistrantUpdate = NonNullable<z.output<typeof registrantUpdate>>

/** The same as the office's forms hold it, beside the fields of the listing. */
export const registrantInputs = z.object({
  registrant_name: registrantFields.name,
  registrant_position: registrantFields.position,
  registrant_email: registrantFields.email,
  registrant_phone: registrantFields.phone,
})
export type RegistrantInputs = z.output<typeof registrantInputs>
