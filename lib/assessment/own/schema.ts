import * as z from 'zod'
import { email, emptyIsMissing, flag, id, lang, lenientOptional, text } from '@/lib/platform/api/fields'
import { answer } from '../questions/schema'
import { message } from '@/lib/platform/i18n/message-key'
import { respondentLettersMax } from '../limits'

/** Who assesses for their own interest; the order is that of the form. */
export const respondentForm = z.object({
  name: text({ max: respondentLettersMax.name, required: 'validation.assessment.name' }),
  email: email('validation.assessment.email'),
  phone_number: text({ max: respondentLettersMax.phone_number, required: 'validation.assessment.phone' }),
})

const answersMax = 2_000

/** `proof` is a mark only: no file is sent here. */
export const ownAssessmentForm = respondentForm.extend({
  answers: z
    .array(
      z.object({ question_id: id, answer, proof: flag(false) }),
      message('validation.assessment.unanswered'),
    )
    .min(1, message('validation.assessment.unanswered'))
    .max(answersMax, message('validation.assessment.unknownQuestion')),
  /** Whether e-mail and phone may be kept; without it the office sees the name alone. */
  keep_contact: flag(true),
  /** Drawn by the browser, so that a second press or a retry files nothing twice. */
  submission: lenientOptional(emptyIsMissing, z.uuid().optional()),
  /** A field that people do not see; what fills it in is a program. */
  website: text({ max: 500 }),
  lang,
})
export type OwnAssessmentForm = z.output<typeof ownAssessmentForm>

/** Rounded share of yes among all answers, with the counts. */
export const ownResult = z.object({
  percentage: z.number().int(),
  total_true: z.number().int(),
  total_false: z.number().int(),
})
export type OwnResult = z.infer<typeof ownResult>

export const respondent = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  created_at: z.string(),
  percentage: z.number().int(),
})
/** What their list in the office can be sorted by. */
export const respondentSorts = ['name', 'created_at'] as const
export type Respondent = z.infer<typeof respondent>

/** The answers of one respondent, in the questionnaire's order, grouped as it was asked. */
export const respondentAnswers = z.object({
  answer: z.array(
    z.object({
      mainIndex: z.string(),
      mainTitle: z.string(),
      questions: z.array(
        z.object({
          cid: z.string(),
          question: z.string(),
          children: z.array(
            z.object({ cid: z.string(), question: z.string(), answer: z.boolean(), proof: z.boolean() }),
          ),
        }),
      ),
    }),
  ),
  totalPercentage: z.number().int(),
  totalCount: z.number().int(),
  totalYes: z.number().int(),
  totalNo: z.number().int(),
})
export type RespondentAnswers = z.infer<typeof respondentAnswers>
