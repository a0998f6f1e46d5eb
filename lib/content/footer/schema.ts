import * as z from 'zod'
import { email, id, text, version, webAddress } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

export const footerTypes = ['phone', 'email', 'link'] as const

/** A contact line of the footer and the contact bar. */
export const footerInfo = z.object({
  id: z.number().int(),
  type: z.enum(footerTypes),
  information: z.string(),
})
export type FooterInfo = z.infer<typeof footerInfo>
export const footerRecord = footerInfo.extend({ version: z.number().int() })
export type FooterRecord = z.infer<typeof footerRecord>

const requiredKey = 'validation.footer.information'

const fields = {
  type: z.enum(footerTypes, message('validation.footer.type')),
  information: text({ max: 2_000, required: requiredKey }),
}
type Line = { type: (typeof footerTypes)[number]; information: string }

/** Requires an e-mail address in a line of type `email`, and a web address in a line of type `link`. */
function addInformationIssue({ type, information }: Line, context: z.core.$RefinementCtx): void {
  const schema = type === 'email' ? email(requiredKey) : type === 'link' ? webAddress(requiredKey) : null
  const issue = schema?.safeParse(information).error?.issues[0]
  if (issue) context.addIssue({ code: 'custom', path: ['information'], message: issue.message })
}

export const footerForm = z.object(fields).superRefine(addInformationIssue)
export const footerUpdate = z.object({ id, version, ...fields }).superRefine(addInformationIssue)
