import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { memberCompanies, privateFiles } from './members'
import { consentColumns, createdAtColumn, leading, personal, updatedAtColumn, versionColumn } from './columns'

export const questionIdColumn = () =>
  integer()
    .notNull()
    .references(() => assessmentQuestions.id, { onDelete: 'restrict' })

/** The questionnaire as a tree of dotted numbers: section 7.4, requirement 7.4.1, question 7.4.1.1. */
export const assessmentQuestions = pgTable(
  'assessment_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cid: text().notNull(),
    /** The parent's number; null for a section. */
    pid: text(),
    question: text().notNull(),
    question_en: text().notNull().default(''),
    /** What the question means. An empty text, like that of the proofs, is taken from the nearest heading. */
    explanation: text().notNull().default(''),
    explanation_en: text().notNull().default(''),
    /** Examples of proof, one on each line. */
    evidence: text().notNull().default(''),
    evidence_en: text().notNull().default(''),
    /**
     * Set when staff deleted a question that has answers: it is no longer asked, and old results keep its
     * text.
     */
    retired_at: timestamp({ withTimezone: true }),
    /** Counts the meanings that the question has had. A correction of its words keeps the meaning. */
    meaning: integer().notNull().default(1),
    version: versionColumn(),
    created_at: createdAtColumn(),
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

/** The standards whose clauses the questions belong to, such as GRI. */
export const assessmentStandards = pgTable(
  'assessment_standards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The short name by which tables and files name the standard. */
    code: text().notNull(),
    /** The name that its publisher gives it, in its own language. */
    name: text().notNull(),
    edition: text().notNull().default(''),
    link: leading('address', text().notNull().default('')),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('assessment_standards_code_unique').on(sql`lower(${t.code})`),
    check('assessment_standards_named', sql`${t.code} <> '' and ${t.name} <> ''`),
  ],
)

/**
 * Which clauses of a standard a question belongs to. A question without clauses of its own belongs to those of
 * the nearest heading that has some.
 */
export const assessmentClauses = pgTable(
  'assessment_clauses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    question_id: integer()
      .notNull()
      .references(() => assessmentQuestions.id, { onDelete: 'cascade' }),
    standard_id: integer()
      .notNull()
      .references(() => assessmentStandards.id, { onDelete: 'restrict' }),
    clause: text().notNull(),
    title: text().notNull().default(''),
    title_en: text().notNull().default(''),
    link: leading('address', text().notNull().default('')),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('assessment_clauses_unique').on(t.question_id, t.standard_id, t.clause),
    index('assessment_clauses_standard').on(t.standard_id),
    check('assessment_clauses_clause', sql`${t.clause} <> ''`),
  ],
)

/** A row of the questionnaire as it was when somebody finished. */
export type AnsweredQuestion = Pick<
  typeof assessmentQuestions.$inferSelect,
  'id' | 'cid' | 'pid' | 'question' | 'question_en'
>

/**
 * The versions of the questionnaire with which somebody finished, each with all its words and numbers: a
 * result keeps what it answered, whatever becomes of the questions.
 */
export const assessmentQuestionnaires = pgTable('assessment_questionnaires', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** A hash of `questions`, so that each version is stored once. */
  digest: text().notNull().unique(),
  questions: jsonb().$type<AnsweredQuestion[]>().notNull(),
  created_at: createdAtColumn(),
})

const questionnaireIdColumn = () =>
  integer().references(() => assessmentQuestionnaires.id, { onDelete: 'restrict' })

/** Visitors who made an assessment without signing in: personal data, only for moderators and admins. */
export const assessmentRespondents = pgTable(
  'assessment_respondents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: personal('organisation', text().notNull()),
    /** Empty, like the phone number, when the respondent did not allow storing contact data. */
    email: personal('email', text().notNull().default('')),
    phone_number: personal('phone', text().notNull().default('')),
    percentage: personal('answers', smallint().notNull()),
    total_true: integer().notNull(),
    total_false: integer().notNull(),
    /** Generated by the client for each filled form, so that a repeated submission is stored once. */
    submission: uuid().unique(),
    questionnaire_id: questionnaireIdColumn(),
    ...consentColumns(),
    created_at: createdAtColumn(),
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
    question_id: questionIdColumn(),
    answer: personal('answers', boolean().notNull()),
    proof: personal('answers', boolean().notNull().default(false)),
  },
  (t) => [
    primaryKey({ columns: [t.respondent_id, t.question_id] }),
    index('respondent_answers_question').on(t.question_id),
  ],
)

/**
 * The official assessment of a member, one for each calendar year. It is complete once its two attachments
 * are stored.
 */
export const memberAssessments = pgTable(
  'member_assessments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    member_id: integer()
      .notNull()
      .references(() => memberCompanies.id, { onDelete: 'restrict' }),
    year: smallint().notNull(),
    publication: boolean().notNull().default(false),
    ...consentColumns(),
    official_document_id: integer().references(() => privateFiles.id, {
      onDelete: 'restrict',
    }),
    form_id: integer().references(() => privateFiles.id, { onDelete: 'restrict' }),
    completed_at: timestamp({ withTimezone: true }),
    /** The language in which the member finished, for later mails. */
    lang: text({ enum: ['mn', 'en'] })
      .notNull()
      .default('mn'),
    created_at: createdAtColumn(),
  },
  (t) => [
    check('member_assessments_lang_known', sql`${t.lang} in ('mn', 'en')`),
    uniqueIndex('member_assessments_year_unique').on(t.member_id, t.year),
    index('member_assessments_document').on(t.official_document_id),
    index('member_assessments_form').on(t.form_id),
    index('member_assessments_published')
      .on(t.year, t.member_id)
      .where(sql`publication and completed_at is not null`)
      .concurrently(),
    check(
      'member_assessments_completed_whole',
      sql`${t.completed_at} is null or (${t.official_document_id} is not null and ${t.form_id} is not null)`,
    ),
  ],
)

/** Colleagues whom a member invited to answer sections of its assessment of one year. */
export const assessmentColleagues = pgTable(
  'assessment_colleagues',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    assessment_id: integer()
      .notNull()
      .references(() => memberAssessments.id, { onDelete: 'cascade' }),
    name: personal('name', text().notNull()),
    /** In lower case. */
    email: personal('email', text().notNull()),
    /** The numbers of the sections that they may answer. */
    sections: text().array().notNull(),
    /** The hash of the token in the link of the newest mail. */
    token_hash: personal('code', text().notNull().unique()),
    opened_at: timestamp({ withTimezone: true }),
    ended_at: timestamp({ withTimezone: true }),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('assessment_colleagues_email_unique').on(t.assessment_id, t.email),
    index('assessment_colleagues_address').on(t.email).concurrently(),
    check('assessment_colleagues_sections', sql`cardinality(${t.sections}) > 0`),
  ],
)

/** The short session of a colleague, found by the hash of the cookie's token. */
export const colleagueSessions = pgTable(
  'colleague_sessions',
  {
    token_hash: personal('session', text().primaryKey()),
    colleague_id: integer()
      .notNull()
      .references(() => assessmentColleagues.id, { onDelete: 'cascade' }),
    created_at: createdAtColumn(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('colleague_sessions_colleague').on(t.colleague_id),
    index('colleague_sessions_expiry').on(t.expires_at),
    check('colleague_sessions_short', sql`${t.expires_at} <= ${t.created_at} + interval '12 hours'`),
  ],
)

export const memberAnswers = pgTable(
  'member_answers',
  {
    assessment_id: integer()
      .notNull()
      .references(() => memberAssessments.id, { onDelete: 'cascade' }),
    question_id: questionIdColumn(),
    /** Null until the question is answered: members may save a proof or a comment first. */
    answer: personal('answers', boolean()),
    proof: personal('answers', boolean().notNull().default(false)),
    comment: personal('message', text().notNull().default('')),
    /** A file that was taken over belongs to the answers of several years. */
    proof_file_id: integer().references(() => privateFiles.id, { onDelete: 'restrict' }),
    /** The meaning that the question had when it was answered. */
    meaning: integer().notNull().default(1),
    /** The year whose answer was taken over; null as soon as it is saved in another way. */
    taken_over_year: smallint(),
    /** The colleague who saved it last; null for the member's registered address. */
    colleague_id: integer().references(() => assessmentColleagues.id, { onDelete: 'set null' }),
    updated_at: updatedAtColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.assessment_id, t.question_id] }),
    index('member_answers_question').on(t.question_id),
    index('member_answers_proof').on(t.proof_file_id),
    index('member_answers_colleague').on(t.colleague_id),
    check('member_answers_proof_marked', sql`${t.proof_file_id} is null or ${t.proof}`),
  ],
)

const percentageColumn = () => smallint().notNull()

/** The result of a member's answers, computed once. Percentages are whole numbers. */
export const memberResults = pgTable(
  'member_results',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    assessment_id: integer()
      .notNull()
      .unique()
      .references(() => memberAssessments.id, { onDelete: 'cascade' }),
    main_percentage: percentageColumn(),
    first_section_per: percentageColumn(),
    second_section_per: percentageColumn(),
    third_section_per: percentageColumn(),
    fourth_section_per: percentageColumn(),
    fifth_section_per: percentageColumn(),
    total_true: integer().notNull(),
    total_false: integer().notNull(),
    questionnaire_id: questionnaireIdColumn(),
    /** Twelve unguessable characters: the last part of the address of the page that confirms the result. */
    check_code: text()
      .notNull()
      .unique()
      .default(sql`new_check_code()`),
    /** When the result ends: computed once, by the validity that was set when it was made. */
    valid_until: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now() + interval '12 months'`),
    /** When staff withdrew the result, and why; null and empty for one that stands. */
    withdrawn_at: timestamp({ withTimezone: true }),
    withdrawn_reason: text().notNull().default(''),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('member_results_list').on(t.created_at, t.id),
    index('member_results_percentage').on(t.main_percentage, t.assessment_id).concurrently(),
    check('member_results_share', sql`${t.main_percentage} between 0 and 100`),
    check(
      'member_results_withdrawn_with_reason',
      sql`(${t.withdrawn_at} is null) = (${t.withdrawn_reason} = '')`,
    ),
  ],
)

/** What staff set for all assessments. The table has a single row, which a migration inserts. */
export const assessmentSettings = pgTable(
  'assessment_settings',
  {
    id: integer().primaryKey(),
    /** For how many months a result is valid, from the day on which the member finished. */
    validity_months: smallint().notNull().default(12),
    version: versionColumn(),
  },
  (t) => [
    check('assessment_settings_one', sql`${t.id} = 1`),
    check('assessment_settings_validity', sql`${t.validity_months} between 1 and 120`),
  ],
)
