import * as z from 'zod'
import { flag, id, text, version } from '@/lib/platform/api/fields'
import { purposeLettersMax, reasonLettersMax } from '../limits'

export const askForm = z.object({
  receiver_id: id,
  time_id: id,
  meeting_description: text({ max: purposeLettersMax, required: 'validation.meeting.purpose' }),
  needs_interpreter: flag(false),
})
export type AskForm = z.output<typeof askForm>
/**
 * An answer to a meeting. `version` is the one that the caller saw, so that an answer to a changed meeting is
 * refused.
 */
export const answerForm = z.object({ id, version })
export type AnswerForm = z.output<typeof answerForm>
export const reasonedForm = answerForm.extend({ reason: text({ max: reasonLettersMax }) })
export type ReasonedForm = z.output<typeof reasonedForm>
export const proposeForm = answerForm.extend({ time_id: id, note: text({ max: reasonLettersMax }) })
export type ProposeForm = z.output<typeof proposeForm>
