import type { Transaction } from '@/db/client'
import {
  assessmentClauses,
  assessmentQuestions,
  assessmentRespondents,
  assessmentStandards,
  memberAnswers,
  memberAssessments,
  memberResults,
  respondentAnswers,
} from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import { parentIndex } from '@/lib/assessment/questions/numbers'
import { questionIdsBySection, sectionTree } from '@/lib/assessment/questions/tree'
import { resultColumns, scoreOf } from '@/lib/assessment/score'
import { endOfValidity } from '@/lib/assessment/validity'
import { yearOf } from '@/lib/platform/i18n/format'
import { dateDaysAgo } from '../requests'
import { type DemoAnswers, demoMemberResults, demoRespondents } from './answers'
import { demoGuidance } from './guidance'
import { demoMemberCompanies } from './members'
import { demoQuestions } from './questions'
import { demoClauseTitles, demoStandards } from './standards'

/**
 * Writes the questionnaire, the members that may answer it, and the answers of some organisations.
 * @param file ids of the stored demo files by their path
 */
export async function insertAssessment(tx: Transaction, file: (path: string) => number): Promise<void> {
  const questions = await tx
    .insert(assessmentQuestions)
    .values(
      demoQuestions.map((question) => ({
        ...question,
        ...guidanceOf(question.cid),
        pid: parentIndex(question.cid),
      })),
    )
    .returning()
  await insertClauses(tx, new Map(questions.map(({ cid, id }) => [cid, id])))
  const sections = questionIdsBySection(
    sectionTree(questions.map(({ question_en, ...row }) => ({ ...row, question_en }))),
  )
  const members = await tx
    .insert(memberCompanies)
    .values(
      demoMemberCompanies.map(({ key, name, email, active }) => ({
        name,
        email,
        active,
        logo_file_id: file(`logos/${key}.png`),
      })),
    )
    .returning({ id: memberCompanies.id })
  await insertRespondents(tx, sections)
  const memberIds = new Map(demoMemberCompanies.map(({ key }, at) => [key, members[at]?.id ?? 0]))
  await insertResults(tx, sections, memberIds)
}

function guidanceOf(cid: string) {
  const { explanation: [explanation, explanation_en] = [], evidence = [] } = demoGuidance[cid] ?? {}
  const lines = (lang: 0 | 1) => evidence.map((text) => text[lang]).join('\n')
  return { explanation, explanation_en, evidence: lines(0), evidence_en: lines(1) }
}

async function insertClauses(tx: Transaction, questionIds: ReadonlyMap<string, number>): Promise<void> {
  const standards = await tx
    .insert(assessmentStandards)
    .values(Object.entries(demoStandards).map(([code, standard]) => ({ code, ...standard })))
    .returning({ id: assessmentStandards.id, code: assessmentStandards.code })
  const standardIds = new Map(standards.map(({ code, id }) => [code, id]))
  const titles: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> =
    demoClauseTitles
  await tx.insert(assessmentClauses).values(
    Object.entries(demoGuidance).flatMap(([cid, { clauses }]) =>
      Object.entries(clauses).flatMap(([code, names]) =>
        names.map((clause) => {
          const [title = '', title_en = ''] = titles[code]?.[clause] ?? []
          const question_id = questionIds.get(cid) ?? 0
          return { question_id, standard_id: standardIds.get(code) ?? 0, clause, title, title_en }
        }),
      ),
    ),
  )
}

function makeAnswersAndScore(sections: number[][], { noEvery, proofEvery }: DemoAnswers) {
  const rows = sections.flat().map((question_id, at) => ({
    question_id,
    answer: (at + 1) % noEvery !== 0,
    proof: at % proofEvery === 0,
  }))
  const score = scoreOf(sections, new Map(rows.map((row) => [row.question_id, row.answer])))
  return { rows, score }
}

async function insertRespondents(tx: Transaction, sections: number[][]): Promise<void> {
  const entries = demoRespondents.map((respondent) => ({
    respondent,
    ...makeAnswersAndScore(sections, respondent),
  }))
  const respondents = await tx
    .insert(assessmentRespondents)
    .values(
      entries.map(({ respondent: { name, email, phone_number, daysAgo }, score }) => ({
        ...{ name, email, phone_number },
        percentage: score.percentage,
        total_true: score.total_true,
        total_false: score.total_false,
        created_at: dateDaysAgo(daysAgo),
      })),
    )
    .returning({ id: assessmentRespondents.id })
  await tx
    .insert(respondentAnswers)
    .values(
      entries.flatMap(({ rows }, at) =>
        rows.map((row) => ({ ...row, respondent_id: respondents[at]?.id ?? 0 })),
      ),
    )
}

async function insertResults(
  tx: Transaction,
  sections: number[][],
  memberIds: ReadonlyMap<string, number>,
): Promise<void> {
  const entries = demoMemberResults.map((result) => ({ result, ...makeAnswersAndScore(sections, result) }))
  const assessments = await tx
    .insert(memberAssessments)
    .values(
      entries.map(({ result: { key, daysAgo } }) => ({
        member_id: memberIds.get(key) ?? 0,
        year: yearOf(new Date().toISOString()),
        created_at: dateDaysAgo(daysAgo),
      })),
    )
    .returning({ id: memberAssessments.id })
  const assessmentIdAt = (at: number) => assessments[at]?.id ?? 0
  await tx
    .insert(memberAnswers)
    .values(
      entries.flatMap(({ rows }, at) => rows.map((row) => ({ ...row, assessment_id: assessmentIdAt(at) }))),
    )
  await tx.insert(memberResults).values(
    entries.map(({ result, score }, at) => {
      const created_at = dateDaysAgo(result.daysAgo)
      return {
        assessment_id: assessmentIdAt(at),
        ...resultColumns(score),
        ...{ created_at, valid_until: endOfValidity(created_at, 12) },
      }
    }),
  )
}
