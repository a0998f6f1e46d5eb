import * as z from 'zod'
import { tableKinds } from '@/lib/platform/api/answer-file'
import { email, emptyIsMissing, flag, id, lang, text, version } from '@/lib/platform/api/fields'
import { listing } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'
import { requestLettersMax } from './limits'

export const requestPurposes = ['member_request', 'codex_request', 'meeting_request'] as const
/** Nobody has answered yet; somebody did; there is nothing left to do. */
export const requestStates = ['new', 'answered', 'closed'] as const
export type RequestState = (typeof requestStates)[number]

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
  lang: z.enum(['mn', 'en']),
  state: z.enum(requestStates),
  note: z.string(),
  /** Who saved or answered it last, and when; empty and null before anybody did. */
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
  /** Where an answer to it goes. */
  reply_to: z.string(),
})
export type RequestReply = z.infer<typeof requestReply>

/** A request with what was answered to it, oldest first. */
export const answeredRequest = officeRequest.extend({ replies: z.array(requestReply) })
export type AnsweredRequest = z.infer<typeof answeredRequest>

/** What a reply may begin with: those of its purposes first, one for any request last. */
export const replyTemplates = ['joining', 'codex', 'meeting', 'question', 'resolved'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

/** A request as its form opens it, with the texts that a reply may begin with, in the sender's language. */
export const requestRecord = answeredRequest.extend({
  version: z.number().int(),
  templates: z.array(z.object({ name: z.enum(replyTemplates), subject: z.string(), text: z.string() })),
})
export type RequestRecord = z.infer<typeof requestRecord>

const filterFields = {
  state: z.preprocess(
    emptyIsMissing,
    z.enum(requestStates, message('validation.officeRequest.state')).optional(),
  ),
}
/** What the list of requests can be sorted by. */
export const requestSorts = ['created_at', 'name', 'email'] as const
export const requestListing = z.object({
  ...listing({ limit: 10, limitMax: 100, sorts: requestSorts }),
  ...filterFields,
})
/** The same without pages, for a file. */
export const requestExport = requestListing
  .omit({ page: true, limit: true })
  .extend({ kind: z.enum(tableKinds) })
export type RequestFilter = Omit<z.output<typeof requestExport>, 'kind'>

/** What the staff save of a request: how far it is, and a note. */
export const officeRequestUpdate = z.object({
  id,
  version,
  state: z.enum(requestStates, message('validation.officeRequest.state')),
  note: text({ max: requestLettersMax.note }),
})
export type OfficeRequestUpdate = z.output<typeof officeRequestUpdate>

/** The id and version are those of the request. */
export const requestReplyForm = z.object({
  id,
  version,
  subject: text({ max: requestLettersMax.subject, required: 'validation.officeRequest.subject' }),
  text: text({ max: requestLettersMax.text, required: 'validation.officeRequest.text' }),
})
export type RequestReplyForm = z.output<typeof requestReplyForm>

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
    lang,
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
