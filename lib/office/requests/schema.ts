import * as z from 'zod'
import { tableKinds } from '@/lib/platform/api/answer-file'
import { email, emptyToUndefined, flag, id, lang, text, version } from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'
import { requestLettersMax } from './limits'

export const requestPurposes = ['member_request', 'codex_request', 'meeting_request'] as const
/** `new`: not yet answered; `closed`: nothing is left to do. */
export const requestStates = ['new', 'answered', 'closed'] as const
export type RequestState = (typeof requestStates)[number]

/** A request to the association's office, as staff read it. */
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
  lang: z.enum(['mn', 'en']),
  state: z.enum(requestStates),
  note: z.string(),
  /** Who last saved or answered the request, and when; `''` and null if nobody has done so yet. */
  changed_by: z.string(),
  changed_at: z.string().nullable(),
})
export type OfficeRequest = z.infer<typeof officeRequest>

const requestReply = z.object({
  id: z.number().int(),
  created_at: z.string(),
  subject: z.string(),
  text: z.string(),
  sent_by: z.string(),
  /** The e-mail address of staff to which an answer to this reply goes. */
  reply_to: z.string(),
})
export type RequestReply = z.infer<typeof requestReply>

/** A request with its replies, oldest first. */
export const answeredRequest = officeRequest.extend({ replies: z.array(requestReply) })
export type AnsweredRequest = z.infer<typeof answeredRequest>

/** Templates of replies: first those for a single purpose of a request, then those for any request. */
export const replyTemplates = ['joining', 'codex', 'meeting', 'question', 'resolved'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

/** A request for the office's form, with templates of replies in the sender's language. */
export const requestRecord = answeredRequest.extend({
  version: z.number().int(),
  templates: z.array(z.object({ name: z.enum(replyTemplates), subject: z.string(), text: z.string() })),
})
export type RequestRecord = z.infer<typeof requestRecord>

const filterFields = {
  state: z.preprocess(
    emptyToUndefined,
    z.enum(requestStates, message('validation.officeRequest.state')).optional(),
  ),
}
export const requestSorts = ['created_at', 'name', 'email'] as const
export const requestListing = z.object({
  ...listingFields({ limit: 10, limitMax: 100, sorts: requestSorts }),
  ...filterFields,
})
/** The filter of an export, which has no pages. */
export const requestExport = requestListing
  .omit({ page: true, limit: true })
  .extend({ kind: z.enum(tableKinds) })
export type RequestFilter = Omit<z.output<typeof requestExport>, 'kind'>

export const officeRequestUpdate = z.object({
  id,
  version,
  state: z.enum(requestStates, message('validation.officeRequest.state')),
  note: text({ max: requestLettersMax.note }),
})
export type OfficeRequestUpdate = z.output<typeof officeRequestUpdate>

/** A reply by mail. `id` and `version` belong to the request that is answered. */
export const requestReplyForm = z.object({
  id,
  version,
  subject: text({ max: requestLettersMax.subject, required: 'validation.officeRequest.subject' }),
  text: text({ max: requestLettersMax.text, required: 'validation.officeRequest.text' }),
})
export type RequestReplyForm = z.output<typeof requestReplyForm>

/**
 * Whether a name contains neither line breaks nor links. The name is part of a mail to an address that
 * anybody may type, so it must not carry the message of a stranger.
 */
const hasNoLinkOrLineBreak = (name: string) => !/[\r\n\v\f\u0085\u2028\u2029]|:\/\//.test(name)

/** The public form of a request. Missing fields are reported in the order that the specification gives. */
export const officeRequestForm = z
  .object({
    name: text({ max: requestLettersMax.name }),
    email: text({ max: requestLettersMax.email }).meta({ format: 'email' }),
    phone_number: text({ max: requestLettersMax.phone_number }),
    business_type: text({ max: requestLettersMax.business_type }),
    member_request: flag(false),
    codex_request: flag(false),
    meeting_request: flag(false),
    /** A hidden field, which only bots fill in. */
    website: text({ max: 500 }),
    lang,
  })
  .superRefine((form, check) => {
    const addFieldIssue = (path: string, message: string) =>
      check.addIssue({ code: 'custom', path: [path], message })
    if (!form.name) addFieldIssue('name', 'validation.officeRequest.name')
    else if (!hasNoLinkOrLineBreak(form.name)) addFieldIssue('name', 'validation.officeRequest.nameOnly')
    if (!form.email) addFieldIssue('email', 'validation.officeRequest.email')
    else if (!email('validation.officeRequest.email').safeParse(form.email).success)
      addFieldIssue('email', 'validation.email')
    if (!form.phone_number) addFieldIssue('phone_number', 'validation.officeRequest.phone')
    if (!form.business_type) addFieldIssue('business_type', 'validation.officeRequest.businessType')
    if (!requestPurposes.some((purpose) => form[purpose]))
      addFieldIssue('member_request', 'validation.officeRequest.purpose')
  })
export type OfficeRequestForm = z.output<typeof officeRequestForm>

/** A request of an old site, which has the rules of the form and what its office did with it. */
export const importedRequest = officeRequestForm.safeExtend({
  id: id.optional(),
  version,
  state: z.enum(requestStates),
  note: text({ max: requestLettersMax.note }),
  changed_by: text({ max: 500 }),
  changed_at: z.date().nullable(),
})
export type ImportedRequest = z.output<typeof importedRequest>
