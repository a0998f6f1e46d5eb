import type { Transaction } from '@/db/client'
import {
  assessmentQuestions,
  assessmentRespondents,
  memberAnswers,
  memberAssessments,
  memberResults,
  respondentAnswers,
} from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import { parentIndex } from '@/lib/assessment/questions/schema'
import { askedIds, sectionTree } from '@/lib/assessment/questions/tree'
import { resultColumns, scoreOf } from '@/lib/assessment/score'
import { yearOf } from '@/lib/i18n/format'
import { daysBefore } from '../requests'
import { type DemoAnswers, demoMemberResults, demoRespondents } from './answers'
import { demoMemberCompanies } from './members'
import { demoQuestions } from './questions'

/**
 * Writes the questionnaire, the members that may answer it, and what some organisations answered.
 * @param file ids of the stored demo files by their path
 */
export async function insertAssessment(tx: Transaction, file: (path: string) => number): Promise<void> {
  const questions = await tx
    .insert(assessmentQuestions)
    .values(demoQuestions.map((question) => ({ ...question, pid: parentIndex(question.cid) })))
    .returning()
  const sections = askedIds(
    sectionTree(questions.map(({ questionEn, ...row }) => ({ ...row, question_en: questionEn }))),
  )
  const members = await tx
    .insert(memberCompanies)
    .values(
      demoMemberCompanies.map(({ key, name, email, active }) => ({
        name,
        email,
        active,
        logoFileId: file(`logos/${key}.png`),
      })),
    )
    .returning({ id: memberCompanies.id })
  await insertRespondents(tx, sections)
  const memberIds = new Map(demoMemberCompanies.map(({ key }, at) => [key, members[at]?.id ?? 0]))
  await insertResults(tx, sections, memberIds)
}

function answered(sections: number[][], { noEvery, proofEvery }: DemoAnswers) {
  const rows = sections.flat().map((questionId, at) => ({
    questionId,
    answer: (at + 1) % noEvery !== 0,
    proof: at % proofEvery === 0,
  }))
  const score = scoreOf(sections, new Map(rows.map((row) => [row.questionId, row.answer])))
  return { rows, score }
}

async function insertRespondents(tx: Transaction, sections: number[][]): Promise<void> {
  const given = demoRespondents.map((respondent) => ({ respondent, ...answered(sections, respondent) }))
  const respondents = await tx
    .insert(assessmentRespondents)
    .values(
      given.map(({ respondent: { name, email, phoneNumber, daysAgo }, score }) => ({
        ...{ name, email, phoneNumber },
        percentage: score.percentage,
        totalTrue: score.totalTrue,
        totalFalse: score.totalFalse,
        createdAt: daysBefore(daysAgo),
      })),
    )
    .returning({ id: assessmentRespondents.id })
  await tx
    .insert(respondentAnswers)
    .values(
      given.flatMap(({ rows }, at) =>
        rows.map((row) => ({ ...row, respondentId: respondents[at]?.id ?? 0 })),
      ),
    )
}

async function insertResults(
  tx: Transaction,
  sections: number[][],
  memberIds: ReadonlyMap<string, number>,
): Promise<void> {
  const given = demoMemberResults.map((result) => ({ result, ...answered(sections, result) }))
  const assessments = await tx
    .insert(memberAssessments)
    .values(
      given.map(({ result: { key, daysAgo } }) => ({
        memberId: memberIds.get(key) ?? 0,
        year: yearOf(new Date().toISOString()),
        createdAt: daysBefore(daysAgo),
      })),
    )
    .returning({ id: memberAssessments.id })
  const idOf = (at: number) => assessments[at]?.id ?? 0
  await tx
    .insert(memberAnswers)
    .values(given.flatMap(({ rows }, at) => rows.map((row) => ({ ...row, assessmentId: idOf(at) }))))
  await tx.insert(memberResults).values(
    given.map(({ result, score }, at) => ({
      assessmentId: idOf(at),
      ...resultColumns(score),
      createdAt: daysBefore(result.daysAgo),
    })),
  )
}
