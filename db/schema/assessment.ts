import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { memberCompanies, privateFiles } from './members'
import { version } from './version'

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const questionId = () =>
  integer('question_id')
    .notNull()
    .references(() => assessmentQuestions.id, { onDelete: 'restrict' })

/** The questionnaire as a tree over dotted numbers: sections (7.4), requirements (7.4.1), questions (7.4.1.1). */
export const assessmentQuestions = pgTable(
  'assessment_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cid: text().notNull(),
    /** The number above; null for a section. */
    pid: text(),
    question: text().notNull(),
    questionEn: text('question_en').notNull().default(''),
    /** Set when it was deleted and answers hang on it: it is asked no more, and old results keep its text. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('assessment_questions_cid_unique')
      .on(t.cid)
      .where(sql`retired_at is null`),
    index('assessment_questions_parent').on(t.pid),
    check('assessment_questions_cid_dotted', sql`${t.cid} ~ '^\\d{1,4}(\\.\\d{1,4}){1,3}$'`),
    check('assessment_questions_asked', sql`${t.question} <> ''`),
  ],
)

/** Who assessed for their own interest. Personal data: roles 1 and 2. */
export const assessmentRespondents = pgTable(
  'assessment_respondents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Empty where the respondent did not allow to keep it. */
    email: text().notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    percentage: smallint().notNull(),
    totalTrue: integer('total_true').notNull(),
    totalFalse: integer('total_false').notNull(),
    /** Drawn by the sender, so that the same assessment sent twice is filed once. */
    submission: uuid().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index('assessment_respondents_list').on(t.createdAt, t.id),
    index('assessment_respondents_email').on(t.email),
    check('assessment_respondents_share', sql`${t.percentage} between 0 and 100`),
  ],
)

export const respondentAnswers = pgTable(
  'respondent_answers',
  {
    respondentId: integer('respondent_id')
      .notNull()
      .references(() => assessmentRespondents.id, { onDelete: 'cascade' }),
    questionId: questionId(),
    answer: boolean().notNull(),
    proof: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.respondentId, t.questionId] }),
    index('respondent_answers_question').on(t.questionId),
  ],
)

/** The official assessment of a member, one a calendar year; `completedAt` once its attachments are in. */
export const memberAssessments = pgTable(
  'member_assessments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => memberCompanies.id, { onDelete: 'restrict' }),
    year: smallint().notNull(),
    publication: boolean().notNull().default(false),
    officialDocumentId: integer('official_document_id').references(() => privateFiles.id, {
      onDelete: 'restrict',
    }),
    formId: integer('form_id').references(() => privateFiles.id, { onDelete: 'restrict' }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('member_assessments_year_unique').on(t.memberId, t.year),
    index('member_assessments_document').on(t.officialDocumentId),
    index('member_assessments_form').on(t.formId),
    check(
      'member_assessments_completed_whole',
      sql`${t.completedAt} is null or (${t.officialDocumentId} is not null and ${t.formId} is not null)`,
    ),
  ],
)

export const memberAnswers = pgTable(
  'member_answers',
  {
    assessmentId: integer('assessment_id')
      .notNull()
      .references(() => memberAssessments.id, { onDelete: 'cascade' }),
    questionId: questionId(),
    /** Null until yes or no was said: a proof or a comment may come first. */
    answer: boolean(),
    proof: boolean().notNull().default(false),
    comment: text().notNull().default(''),
    proofFileId: integer('proof_file_id').references(() => privateFiles.id, { onDelete: 'restrict' }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.assessmentId, t.questionId] }),
    index('member_answers_question').on(t.questionId),
    index('member_answers_proof').on(t.proofFileId),
    check('member_answers_proof_marked', sql`${t.proofFileId} is null or ${t.proof}`),
  ],
)

const share = (name: string) => smallint(name).notNull()

/** What a member's answers came to, computed once from the stored answers. Percentages are whole numbers. */
export const memberResults = pgTable(
  'member_results',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    assessmentId: integer('assessment_id')
      .notNull()
      .unique()
      .references(() => memberAssessments.id, { onDelete: 'cascade' }),
    mainPercentage: share('main_percentage'),
    firstSectionPer: share('first_section_per'),
    secondSectionPer: share('second_section_per'),
    thirdSectionPer: share('third_section_per'),
    fourthSectionPer: share('fourth_section_per'),
    fifthSectionPer: share('fifth_section_per'),
    totalTrue: integer('total_true').notNull(),
    totalFalse: integer('total_false').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('member_results_list').on(t.createdAt, t.id),
    check('member_results_share', sql`${t.mainPercentage} between 0 and 100`),
  ],
)
