import * as z from 'zod'
import { email, flag, text } from '@/lib/api/fields'
import { requestLettersMax } from './limits'

/** A request to the association's office, as the back office reads it. */
export const officeRequest = z.object({
  id: z.number().int(),
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  business_type: z.string(),
  member_request: z.boolean(),
  codex_request: z.boolean(),
  meeting_request: z.boolean(),
})
/** What the list of requests can be sorted by. */
export const requestSorts = ['created_at', 'name', 'email'] as const
export type OfficeRequest = z.infer<typeof officeRequest>

export const requestPurposes = ['member_request', 'codex_request', 'meeting_request'] as const

/** The name stands in a mail to an address that anybody may type: it is no place for a text or a link of their own. */
const isName = (name: string) => !/[\r\n\v\f\u0085\u2028\u2029]|:\/\//.test(name)

/** Name, e-mail, phone, kind of business, then at least one purpose: the specification's order. */
export const officeRequestForm = z
  .object({
    name: text({ max: requestLettersMax.name }),
    email: text({ max: requestLettersMax.email }),
    phone_number: text({ max: requestLettersMax.phone_number }),
    business_type: text({ max: requestLettersMax.business_type }),
    member_request: flag(false),
    codex_request: flag(false),
    meeting_request: flag(false),
    /** A field that people do not see; what fills it in is a program. */
    website: text({ max: 500 }),
    lang: z.enum(['mn', 'en']).default('mn'),
  })
  .superRefine((form, check) => {
    const miss = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
    if (!form.name) miss('name', 'validation.officeRequest.name')
    else if (!isName(form.name)) miss('name', 'validation.officeRequest.nameOnly')
    if (!form.email) miss('email', 'validation.officeRequest.email')
    else if (!email('validation.officeRequest.email').safeParse(form.email).success)
      miss('email', 'validation.email')
    if (!form.phone_number) miss('phone_number', 'validation.officeRequest.phone')
    if (!form.business_type) miss('business_type', 'validation.officeRequest.businessType')
    if (!requestPurposes.some((purpose) => form[purpose]))
      miss('member_request', 'validation.officeRequest.purpose')
  })
export type OfficeRequestForm = z.output<typeof officeRequestForm>
