import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  type AnsweredQuestion,
  memberAnswers,
  memberAssessments,
  memberResults,
} from '@/db/schema/assessment'
import { compareIndex, isWithin } from '../questions/numbers'
import { readAskedAndStoredQuestions } from '../questions/questionnaires'
import { shareOfNo } from './no-share'
import { chosenYear, countActiveMembers } from './queries'
import type { FailingSection, YearFigures, YearQuestion } from './schema'
import { findSpread, presentQuestionnaire, readYearSpreads, type YearSpreads } from './spreads'

type NoCounts = { question_id: number; answers: number; noes: number }[]

/**
 * Counts the answers and the «no» among them by question, over the finished assessments of a year without the
 * withdrawn ones. It is not cached: to expire it, every answer that a member saves would have to tell all servers.
 * `offset 0` keeps Postgres from reading the answers of all years.
 */
async function countNoes(year: number): Promise<NoCounts> {
  const { rows } = await db().execute<NoCounts[number]>(sql`
    select answer.question_id, count(*)::int as answers, (count(*) filter (where not answer.answer))::int as noes
    from ${memberAssessments} assessment
    join ${memberResults} result on result.assessment_id = assessment.id
    cross join lateral (select question_id, answer from ${memberAnswers}
      where assessment_id = assessment.id and answer is not null offset 0) answer
    where assessment.year = ${year} and result.withdrawn_at is null
    group by answer.question_id`)
  return rows
}

/** Puts the largest share of «no» first, and equal ones in the order of their numbers. */
const byShareOfNo = (a: YearQuestion, b: YearQuestion) =>
  shareOfNo(b) - shareOfNo(a) || compareIndex(a.cid, b.cid)

/**
 * Builds the sections of a year with their questions, those that most fail first. Words are those of the newest
 * questionnaire of the year that has the question.
 * @param questionnaires their numbers, the newest one first
 */
function failingSectionsOf(
  year: number,
  questionnaires: readonly number[],
  questionsOf: (questionnaire: number) => readonly AnsweredQuestion[],
  counts: Readonly<NoCounts>,
  yearSpreads: YearSpreads,
): FailingSection[] {
  const sections = new Map<number, FailingSection>()
  const countOf = new Map(counts.map((row) => [row.question_id, row]))
  const placedIds = new Set<number>()
  for (const questionnaire of questionnaires) {
    const questions = questionsOf(questionnaire)
    for (const scoredSection of yearSpreads.sections[questionnaire] ?? []) {
      const section = sections.get(scoredSection.id) ?? {
        ...{ ...scoredSection, answers: 0, noes: 0, questions: [] },
        spread: findSpread(yearSpreads, year, scoredSection.id),
      }
      sections.set(scoredSection.id, section)
      for (const { id, cid, question, question_en } of questions) {
        const count = countOf.get(id)
        if (!count || placedIds.has(id) || !isWithin(cid, scoredSection.cid)) continue
        placedIds.add(id)
        const { answers, noes } = count
        section.questions.push({ id, cid, question, question_en, answers, noes })
        section.answers += answers
        section.noes += noes
      }
    }
  }
  for (const { questions } of sections.values()) questions.sort(byShareOfNo)
  return [...sections.values()].sort(byShareOfNo)
}

/** Reads the figures of a year, or of the newest one with a result, over all members. */
export async function readYearFigures(askedYear: number | undefined): Promise<YearFigures> {
  const [yearSpreads, members] = await Promise.all([readYearSpreads(), countActiveMembers()])
  const years = [...new Set(yearSpreads.questionnaires.map(({ year }) => year))]
  const year = chosenYear(yearSpreads, askedYear)
  if (year === null) return { years, year, members, total: null, sections: [] }
  // The present questions have the smallest number, and are the newest ones.
  const questionnaires = yearSpreads.questionnaires
    .filter((each) => each.year === year)
    .map(({ id }) => id)
    .sort((a, b) => Number(b === presentQuestionnaire) - Number(a === presentQuestionnaire))
  const [counts, questions] = await Promise.all([
    countNoes(year),
    readAskedAndStoredQuestions(questionnaires.map((id) => id || null)),
  ])
  const questionsOf = (id: number) => questions.get(id || null) ?? []
  return {
    ...{ years, year, members, total: findSpread(yearSpreads, year, null) },
    sections: failingSectionsOf(year, questionnaires, questionsOf, counts, yearSpreads),
  }
}
