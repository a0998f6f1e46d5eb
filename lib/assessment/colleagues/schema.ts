import * as z from 'zod'
import { email, id, text } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { answersMax, indexQuery } from '../questions/schema'

/** The most colleagues of one assessment. */
export const colleaguesMax = 50

/** An invitation. A second one to the same address takes the place of the first, whose link ends. */
export const invitationForm = z.object({
  name: text({ max: 200, required: 'validation.person.name' }),
  email: email('validation.email').transform((value) => value.toLowerCase()),
  /** The numbers of the sections that the colleague may answer. */
  sections: z
    .array(indexQuery.shape.cid, message('validation.assessment.sections'))
    .min(1, message('validation.assessment.sections'))
    .max(answersMax, message('validation.assessment.sections'))
    .transform((sections) => [...new Set(sections)]),
})
export type InvitationForm = z.output<typeof invitationForm>

export const endedInvitation = z.object({ id })

/** The token in the link of the mail. Any other text counts as an invitation that has ended. */
export const invitationToken = z.object({
  token: text({ max: 100, required: 'problems.invitation_ended' }),
})

export const colleague = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  sections: z.array(z.string()),
  /** When the link was opened for the first time. */
  opened_at: z.string().nullable(),
  /** When the member ended the invitation. The name stays with the answers. */
  ended_at: z.string().nullable(),
  /** How many answers the colleague saved last. */
  answers: z.number().int(),
})
export type Colleague = z.infer<typeof colleague>
