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
import { createdAt, updatedAt, version } from './columns'

const questionId = () =>
  integer()
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
    question_en: text().notNull().default(''),
    /** Set when it was deleted and answers hang on it: it is asked no more, and old results keep its text. */
    retired_at: timestamp({ withTimezone: true }),
    version: version(),
    created_at: createdAt(),
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
    phone_number: text().notNull().default(''),
    percentage: smallint().notNull(),
    total_true: integer().notNull(),
    total_false: integer().notNull(),
    /** Drawn by the sender, so that the same assessment sent twice is filed once. */
    submission: uuid().unique(),
    created_at: createdAt(),
  },
  (t) => [
    index('assessment_respondents_list').on(t.created_at, t.id),
    index('assessment_respondents_email').on(t.email),
    check('assessment_respondents_share', sql`${t.percentage} between 0 and 100`),
  ],
)

export const respondentAnswers = pgTable(
  'respondent_answers',
  {
    respondent_id: integer()
      .notNull()
      .references(() => assessmentRespondents.id, { onDelete: 'cascade' }),
    question_id: questionId(),
    answer: boolean().notNull(),
    proof: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.respondent_id, t.question_id] }),
    index('respondent_answers_question').on(t.question_id),
  ],
)

/** The official assessment of a member, one a calendar year; `completedAt` once its attachments are in. */
export const memberAssessments = pgTable(
  'member_assessments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    member_id: integer()
      .notNull()
      .references(() => memberCompanies.id, { onDelete: 'restrict' }),
    year: smallint().notNull(),
    publication: boolean().notNull().default(false),
    official_document_id: integer().references(() => privateFiles.id, {
      onDelete: 'restrict',
    }),
    form_id: integer().references(() => privateFiles.id, { onDelete: 'restrict' }),
    completed_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('member_assessments_year_unique').on(t.member_id, t.year),
    index('member_assessments_document').on(t.official_document_id),
    index('member_assessments_form').on(t.form_id),
    check(
      'member_assessments_completed_whole',
      sql`${t.completed_at} is null or (${t.official_document_id} is not null and ${t.form_id} is not null)`,
    ),
  ],
)

export const memberAnswers = pgTable(
  'member_answers',
  {
    assessment_id: integer()
      .notNull()
      .references(() => memberAssessments.id, { onDelete: 'cascade' }),
    question_id: questionId(),
    /** Null until yes or no was said: a proof or a comment may come first. */
    answer: boolean(),
    proof: boolean().notNull().default(false),
    comment: text().notNull().default(''),
    proof_file_id: integer().references(() => privateFiles.id, { onDelete: 'restrict' }),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.assessment_id, t.question_id] }),
    index('member_answers_question').on(t.question_id),
    index('member_answers_proof').on(t.proof_file_id),
    check('member_answers_proof_marked', sql`${t.proof_file_id} is null or ${t.proof}`),
  ],
)

const share = () => smallint().notNull()

/** What a member's answers came to, computed once from the stored answers. Percentages are whole numbers. */
export const memberResults = pgTable(
  'member_results',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    assessment_id: integer()
      .notNull()
      .unique()
      .references(() => memberAssessments.id, { onDelete: 'cascade' }),
    main_percentage: share(),
    first_section_per: share(),
    second_section_per: share(),
    third_section_per: share(),
    fourth_section_per: share(),
    fifth_section_per: share(),
    total_true: integer().notNull(),
    total_false: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('member_results_list').on(t.created_at, t.id),
    check('member_results_share', sql`${t.main_percentage} between 0 and 100`),
  ],
)
