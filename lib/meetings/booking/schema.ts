import * as z from 'zod'
import {
  emptyToUndefined,
  flag,
  id,
  integerMax,
  numeric,
  optionalId,
  preprocess,
  text,
  version,
} from '@/lib/platform/api/fields'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'
import { purposeLettersMax, reasonLettersMax } from '../limits'
import { cancelWays, meetingStatuses } from '../schema'

export const askForm = z.object({
  receiver_id: id,
  time_id: id,
  meeting_description: text({ max: purposeLettersMax, required: 'validation.meeting.purpose' }),
  needs_interpreter: flag(false),
})
export type AskForm = z.output<typeof askForm>
/**
 * An answer to a meeting. `version` is the version of the meeting that the caller saw: an answer to a meeting
 * that changed since is refused.
 */
export const answerForm = z.object({ id, version })
export type AnswerForm = z.output<typeof answerForm>
export const reasonedForm = answerForm.extend({ reason: text({ max: reasonLettersMax }) })
export type ReasonedForm = z.output<typeof reasonedForm>
export const proposeForm = answerForm.extend({ time_id: id, note: text({ max: reasonLettersMax }) })
export type ProposeForm = z.output<typeof proposeForm>

/** Returns the schema of an id that a form must send; `required` is the message when nothing is chosen. */
const requiredId = (required: ErrorKey) =>
  preprocess(
    emptyToUndefined,
    numeric(
      z
        .number({ error: ({ input }) => (input === undefined ? required : 'validation.id') })
        .int(message('validation.id'))
        .min(1, message('validation.id'))
        .max(integerMax, message('validation.id')),
    ),
  )

export const bookingForm = z
  .object({
    sender_id: requiredId('validation.meeting.sender'),
    receiver_id: requiredId('validation.meeting.receiver').meta({ example: 2 }),
    time_id: requiredId('validation.meeting.hour'),
    /** The id of the room; without it the smallest free room with enough seats is booked. */
    room_id: optionalId,
    meeting_description: text({ max: purposeLettersMax }),
    needs_interpreter: flag(false),
    interpreter_id: optionalId,
  })
  .refine(({ sender_id, receiver_id }) => sender_id !== receiver_id, {
    path: ['receiver_id'],
    ...message('validation.meeting.two'),
  })
export type BookingForm = z.output<typeof bookingForm>

/** A meeting of an old site in any state, which may be past; without a room if its old site names none. */
export const importedMeeting = z
  .object({
    ...{ id: id.optional(), version, sender_id: id, receiver_id: id, starts_at: z.date() },
    meeting_status: z.enum(meetingStatuses),
    ...{ room_id: id.nullable(), interpreter_id: id.nullable(), needs_interpreter: z.boolean() },
    meeting_description: text({ max: purposeLettersMax }),
    answer_by: z.date().nullable(),
    cancelled_as: z.enum(cancelWays).nullable(),
  })
  .refine(({ sender_id, receiver_id }) => sender_id !== receiver_id, {
    path: ['receiver_id'],
    ...message('validation.meeting.two'),
  })
export type ImportedMeeting = z.output<typeof importedMeeting>

export const moveForm = answerForm.extend({
  time_id: requiredId('validation.meeting.hour'),
  room_id: optionalId,
})
export type MoveForm = z.output<typeof moveForm>
export const calledOffForm = answerForm.extend({
  reason: text({ max: reasonLettersMax, required: 'validation.meeting.reason' }),
})
export const interpreterForm = answerForm.extend({
  needs_interpreter: flag(false),
  interpreter_id: optionalId,
})
export type InterpreterForm = z.output<typeof interpreterForm>
