import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { assessmentQuestions, memberAnswers, memberResults, questionIdColumn } from './assessment'
import { privateFiles } from './members'
import { createdAtColumn, personal, updatedAtColumn, versionColumn } from './columns'

/**
 * The review of a finished assessment, from the first finding on. Only while `state` is `asked`, and until the
 * end of `due_on`, may the member change answers: those of open findings.
 */
export const assessmentReviews = pgTable(
  'assessment_reviews',
  {
    assessment_id: integer()
      .primaryKey()
      .references(() => memberResults.assessment_id, { onDelete: 'cascade' }),
    state: text({ enum: ['in_review', 'asked', 'reviewed'] })
      .notNull()
      .default('in_review'),
    /** The last day to answer, in Ulaanbaatar. */
    due_on: date({ mode: 'string' }),
    /** The day on which the member is reminded of it; null without a reminder, and after it. */
    remind_on: date({ mode: 'string' }),
    /** Who asked last. */
    asked_by: personal('email', text().notNull().default('')),
    /** Raised by every change of the review and of its findings. */
    version: versionColumn(),
    changed_at: updatedAtColumn(),
  },
  (t) => [
    index('assessment_reviews_state').on(t.state, t.changed_at, t.assessment_id),
    check('assessment_reviews_state_known', sql`${t.state} in ('in_review', 'asked', 'reviewed')`),
    check('assessment_reviews_asked_until', sql`(${t.state} = 'asked') = (${t.due_on} is not null)`),
  ],
)

/** What a reviewer found about one answer. */
export const assessmentFindings = pgTable(
  'assessment_findings',
  {
    assessment_id: integer()
      .notNull()
      .references(() => assessmentReviews.assessment_id, { onDelete: 'cascade' }),
    question_id: questionIdColumn(),
    finding: text({ enum: ['accepted', 'asked', 'proof_missing', 'proof_unfit'] }).notNull(),
    /** What the member reads beside the question. */
    remark: personal('message', text().notNull().default('')),
    /** The last day of an accepted proof that is valid for a time, such as a certificate. */
    proof_ends_on: date({ mode: 'string' }),
    /** Set while the member is asked; null before, and after the answer was handed back. */
    asked_at: timestamp({ withTimezone: true }),
    /** When the member handed the answer back: the finding waits for the reviewer again. */
    answered_at: timestamp({ withTimezone: true }),
    reviewer: personal('email', text().notNull()),
    version: versionColumn(),
    updated_at: updatedAtColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.assessment_id, t.question_id] }),
    foreignKey({
      name: 'assessment_findings_answer',
      columns: [t.assessment_id, t.question_id],
      foreignColumns: [memberAnswers.assessment_id, memberAnswers.question_id],
    }).onDelete('cascade'),
    index('assessment_findings_question').on(t.question_id),
    check(
      'assessment_findings_known',
      sql`${t.finding} in ('accepted', 'asked', 'proof_missing', 'proof_unfit')`,
    ),
    check('assessment_findings_remark', sql`${t.finding} <> 'asked' or ${t.remark} <> ''`),
  ],
)

/** An answer or a finding before or after a change. */
export type ReviewedValues = Readonly<Record<string, string | number | boolean | null>>

/** Every change of an assessment after its finish: who changed what and when. The member's successive
 * changes of one answer, until it hands the answers back, are one row. */
export const assessmentChanges = pgTable(
  'assessment_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    assessment_id: integer()
      .notNull()
      .references(() => memberResults.assessment_id, { onDelete: 'cascade' }),
    /** Null for a step of the whole review. */
    question_id: integer().references(() => assessmentQuestions.id, { onDelete: 'restrict' }),
    kind: text({
      enum: ['answer', 'finding', 'asked', 'handed_back', 'reviewed', 'score', 'publication'],
    }).notNull(),
    /** The address of the account; empty for the member. */
    staff_email: personal('email', text().notNull().default('')),
    before: personal('versions', jsonb().$type<ReviewedValues>()),
    after: personal('versions', jsonb().$type<ReviewedValues>()),
    /** The proof before a change of an answer, which stays readable. */
    earlier_proof_id: integer().references(() => privateFiles.id, { onDelete: 'restrict' }),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('assessment_changes_list').on(t.assessment_id, t.id),
    index('assessment_changes_question').on(t.question_id),
    index('assessment_changes_proof').on(t.earlier_proof_id),
    check(
      'assessment_changes_known',
      sql`${t.kind} in ('answer', 'finding', 'asked', 'handed_back', 'reviewed', 'score', 'publication')`,
    ),
  ],
)

/** The public holidays of Mongolia: with Saturdays and Sundays the days that are no working days. */
export const publicHolidays = pgTable(
  'public_holidays',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    day: date({ mode: 'string' }).notNull().unique(),
    name: text().notNull(),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [check('public_holidays_named', sql`${t.name} <> ''`)],
)
