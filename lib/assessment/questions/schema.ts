import * as z from 'zod'
import { flag, optionalText, id, preprocess, text, version } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { indexDepthMax, indexDepthOf, indexPattern } from './numbers'

/** 1 is yes, 0 is no, as in the specification. */
export type Answer = 0 | 1
export const answer = preprocess(
  (value) => (typeof value === 'string' && value !== '' ? Number(value) : value),
  z.union([z.literal(0), z.literal(1)], message('validation.assessment.answer')),
)

/**
 * A question. The questionnaire is a tree of dotted numbers: `7.4` is a section, `7.4.1` a requirement of it,
 * `7.4.1.1` a question of that requirement. A requirement without questions is itself the question.
 */
const askedQuestion = z.object({
  id: z.number().int(),
  cid: z.string(),
  question: z.string(),
  question_en: z.string(),
  answer: z.union([z.literal(0), z.literal(1)]).nullable(),
  proof: z.boolean(),
  proof_file: z.string().nullable(),
  comment: z.string(),
  /** Counts the meanings that the question has had; left out while it has the first one. */
  meaning: z.number().int().optional(),
})
const requirement = z.object({
  id: z.number().int(),
  cid: z.string(),
  question: z.string(),
  question_en: z.string(),
  children: z.array(askedQuestion),
})
export const section = z.object({
  id: z.number().int(),
  mainIndex: z.string(),
  mainTitle: z.string(),
  mainTitle_en: z.string(),
  questions: z.array(requirement),
})
export type Requirement = z.infer<typeof requirement>
export type Section = z.infer<typeof section>

const indexDigitsMax = 4

/** The pattern of a number within its limits. */
const writtenIndex = `^\\d{1,${indexDigitsMax}}(?:\\.\\d{1,${indexDigitsMax}}){1,${indexDepthMax - 1}}$`

function isIndexWithinLimits(cid: string): boolean {
  return indexDepthOf(cid) <= indexDepthMax && cid.split('.').every((part) => part.length <= indexDigitsMax)
}

const index = text({ max: 40, required: 'validation.assessment.index' })
  .refine((value) => value === '' || indexPattern.test(value), message('validation.assessment.indexFormat'))
  .meta({ pattern: writtenIndex })

const guidanceLettersMax = 4_000

export const questionForm = z.object({
  cid: index.refine(
    (value) => !indexPattern.test(value) || isIndexWithinLimits(value),
    message('validation.assessment.indexLimit'),
  ),
  question: text({ max: 2_000, required: 'validation.assessment.question' }),
  question_en: text({ max: 2_000 }),
  explanation: text({ max: guidanceLettersMax }),
  explanation_en: text({ max: guidanceLettersMax }),
  evidence: text({ max: guidanceLettersMax }),
  evidence_en: text({ max: guidanceLettersMax }),
})
export type QuestionForm = z.output<typeof questionForm>

export const questionUpdate = z.object({
  id,
  version,
  /** The number that the question had when its form was opened. */
  originalCid: text({ max: 40 }),
  ...questionForm.shape,
  question_en: optionalText({ max: 2_000 }),
  explanation: optionalText({ max: guidanceLettersMax }),
  explanation_en: optionalText({ max: guidanceLettersMax }),
  evidence: optionalText({ max: guidanceLettersMax }),
  evidence_en: optionalText({ max: guidanceLettersMax }),
  /** The question asks something else now: whoever answered it before has to answer it anew. */
  meaning_changed: flag(false),
})
export type QuestionUpdate = z.output<typeof questionUpdate>

export const indexQuery = z.object({ cid: index })

/** An answer of an old site, which names its question by its number in the questionnaire. */
export const importedAnswer = z.object({
  cid: index,
  question: text({ max: 2_000 }),
  answer: z.boolean(),
  proof: z.boolean(),
})
/** The most answers of an assessment: far more than a questionnaire asks. */
export const answersMax = 2_000
export type ImportedAnswer = z.output<typeof importedAnswer>

/** A section, requirement or question as the back office edits it. */
export const question = z.object({
  id: z.number().int(),
  cid: z.string(),
  pid: z.string().nullable(),
  question: z.string(),
  question_en: z.string(),
})
export type Question = z.infer<typeof question>
/** A question for its form; `below` counts the questions under it, `clauses` those of standards that it has. */
export const questionRecord = question.extend({
  explanation: z.string(),
  explanation_en: z.string(),
  evidence: z.string(),
  evidence_en: z.string(),
  version: z.number().int(),
  below: z.number().int(),
  clauses: z.number().int(),
})
export type QuestionRecord = z.infer<typeof questionRecord>

/** A section whose percentage a result has, in the words that were answered. */
export const scoredSection = z.object({
  id: z.number().int(),
  cid: z.string(),
  question: z.string(),
  question_en: z.string(),
})
export type ScoredSection = z.infer<typeof scoredSection>

export const sectionResult = scoredSection.extend({ percentage: z.number().int() })
export type SectionResult = z.infer<typeof sectionResult>
