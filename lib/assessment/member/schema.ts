import * as z from 'zod'
import {
  flag,
  id,
  lang,
  preprocessOptional,
  optionalId,
  requiredFile,
  text,
  wholeNumber,
} from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { commentLettersMax } from '../limits'
import { answer, answersMax, importedAnswer, sectionResult } from '../questions/schema'

/** The answer, or null for a missing or empty value: proof and comment may be saved before the answer. */
const answerOrNone = preprocessOptional(
  (value) => (value === undefined || value === '' ? null : value),
  z.nullable(answer),
)

export const memberAnswerForm = z.object({
  question_id: id,
  answer: answerOrNone,
  member_id: optionalId,
  proof: flag(false),
  comment: text({ max: commentLettersMax }),
  proof_file: z.unknown().optional(),
  answer_id: optionalId,
  /** The meaning of the question that the member saw; the present one for a client that does not send it. */
  meaning: wholeNumber('validation.version', { min: 1 }).optional(),
  /** The answer is taken over from an earlier year: it replaces nothing that is stored already. */
  taken_over: flag(false),
  /** The proof is the file of the earlier year. */
  earlier_proof: flag(false),
})
export type MemberAnswerForm = z.output<typeof memberAnswerForm>

/** Scores are computed from the stored answers; figures from the client are ignored. */
export const resultForm = z.object({ member_id: optionalId, answer_id: optionalId })

export const attachmentForm = z.object({
  official_document: requiredFile('validation.assessment.attachment'),
  form: requiredFile('validation.assessment.attachment'),
  publication: flag(false),
  result_id: optionalId,
  answer_id: optionalId,
})
export type AttachmentForm = z.output<typeof attachmentForm>

const percentage = z.number().int().min(0).max(100)
/** A finished assessment of an old site, with the figures that it had there. */
export const importedAssessment = z.object({
  id: id.optional(),
  member_id: id,
  created_at: z.date(),
  publication: z.boolean(),
  result: z.object({
    ...{ main_percentage: percentage, first_section_per: percentage, second_section_per: percentage },
    ...{ third_section_per: percentage, fourth_section_per: percentage, fifth_section_per: percentage },
    ...{ total_true: z.number().int(), total_false: z.number().int() },
  }),
  answers: z
    .array(importedAnswer.extend({ comment: text({ max: commentLettersMax }) }))
    .min(1, message('validation.assessment.unanswered'))
    .max(answersMax),
})
export type ImportedAssessment = z.output<typeof importedAssessment>

export const answersQuery = z.object({ answerId: id, memberId: id })
export const assessmentFileQuery = z.object({ id, lang })

/** A member's result: whole percentages from 0 to 100, in total and for the first five sections. */
export const memberResult = z.object({
  id: z.number().int(),
  member_id: z.number().int(),
  answer_id: z.number().int(),
  main_percentage: z.number().int(),
  first_section_per: z.number().int(),
  second_section_per: z.number().int(),
  third_section_per: z.number().int(),
  fourth_section_per: z.number().int(),
  fifth_section_per: z.number().int(),
  total_true: z.number().int(),
  total_false: z.number().int(),
  created_at: z.string(),
  /** The member's name, for the poster. */
  name: z.string(),
  logo: z.string(),
  /** ISO time. */
  valid_until: z.string(),
  /** When staff withdrew the result, and why; null and empty for one that stands. */
  withdrawn_at: z.string().nullable(),
  withdrawn_reason: z.string(),
  /** Whether the member is active: the result of a deactivated one does not stand. */
  is_member: z.boolean(),
  /** The URL of the page that confirms the result, and its QR code, as on the poster. */
  check_url: z.string(),
  check_qr: z.object({ side: z.number().int(), path: z.string() }),
  /** The sections that have a percentage, in the words that were answered. */
  sections: z.array(sectionResult),
})
export type MemberResult = z.infer<typeof memberResult>

/**
 * One row of the questionnaire with its answer. `answer` is null for a heading and an unanswered question,
 * `pid` is null for a section.
 */
export const storedAnswer = z.object({
  question_id: z.number().int(),
  cid: z.string(),
  pid: z.string().nullable(),
  question: z.string(),
  question_en: z.string(),
  answer: z.union([z.literal(0), z.literal(1)]).nullable(),
  proof: z.boolean(),
  /** A URL that only the member, moderators and admins can open. */
  proof_file: z.string().nullable(),
  /** The name of the file that the member uploaded. */
  proof_file_name: z.string().nullable(),
  comment: z.string(),
  /** Set when the question was given another meaning since it was answered: it has to be answered anew. */
  is_changed: z.literal(true).optional(),
  /** Counts the meanings that the question has had; left out while it has the first one. */
  meaning: z.number().int().optional(),
  /** The colleague who saved the answer last; left out for the member's registered address. */
  answered_by: z.string().optional(),
  /** The year whose answer was taken over, if it was not changed since. */
  taken_over_year: z.number().int().optional(),
})
export type StoredAnswer = z.infer<typeof storedAnswer>

export const memberAnswers = z.object({
  answers: z.array(storedAnswer),
  result: memberResult.nullable(),
})
export type MemberAnswers = z.infer<typeof memberAnswers>

/** An answer of an earlier year to a question that is still asked. */
const earlierAnswer = storedAnswer
  .pick({ question_id: true, proof: true, proof_file: true, proof_file_name: true, comment: true })
  .extend({
    answer: z.union([z.literal(0), z.literal(1)]),
    /** The words that were answered, if the question asks something else now; empty if they are unknown. */
    changed_from: z.object({ question: z.string(), question_en: z.string() }).nullable(),
  })
export type EarlierAnswer = z.infer<typeof earlierAnswer>

/** The answers that the form of this year offers to take over. */
export const earlierAnswers = z.object({
  year: z.number().int(),
  /** Whether that year has a result, so every question that it left open is new. */
  is_finished: z.boolean(),
  answers: z.array(earlierAnswer),
})
export type EarlierAnswers = z.infer<typeof earlierAnswers>

/** A member's assessment of one year, for the member's own review. */
export const assessmentYear = z.object({
  answer_id: z.number().int(),
  year: z.number().int(),
  completion: z.boolean(),
  main_percentage: z.number().int().nullable(),
  /** Whether the member allows the publication of the result. */
  publication: z.boolean(),
})

export type AssessmentYear = z.infer<typeof assessmentYear>

export const memberRespondent = z.object({
  name: z.string(),
  email: z.string(),
  created_at: z.string(),
  publication: z.boolean(),
  completion: z.boolean(),
  main_percentage: z.number().int().nullable(),
  answer_id: z.number().int(),
  member_id: z.number().int(),
  logo: z.string(),
})
/** The fields by which the office can sort its list of members with a result. */
export const memberResultSorts = ['name', 'created_at'] as const
export type MemberRespondent = z.infer<typeof memberRespondent>

const privateFile = z.string().nullable()
export const memberFiles = z.object({
  files: z.array(z.object({ cid: z.string(), proof_file: z.string(), name: z.string() })),
  result: memberResult.nullable(),
  attachment: z.object({ official_document: privateFile, form: privateFile }).nullable(),
})
export type MemberFiles = z.infer<typeof memberFiles>
