import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentClauses, assessmentStandards } from '@/db/schema/assessment'
import { makeClause, makeQuestion, makeStandard } from '@/tests/factories/assessment'
import { blobOf, formOf } from '../harness'
import type { Write } from './write'

const countNames = (name: string) => db().$count(assessmentStandards, eq(assessmentStandards.name, name))
const countTitles = (title: string) => db().$count(assessmentClauses, eq(assessmentClauses.title, title))
/** A unique number of two parts. */
const sectionIndex = () =>
  `${1_000 + Math.floor(Math.random() * 9_000)}.${Math.floor(Math.random() * 10_000)}`

async function makeQuestionAndStandard() {
  const cid = sectionIndex()
  return { cid, question_id: await makeQuestion(cid), standard: await makeStandard() }
}

/** Standards, and the clauses of the questions. */
export const assessmentStandardWrites: Record<string, Write> = {
  'POST /admin/insert/assessment-standard': async () => {
    const json = { code: randomUUID(), name: randomUUID() }
    return { send: { json }, details: json, read: () => countNames(json.name), before: 0, after: 1 }
  },
  'POST /admin/update/assessment-standard': async () => {
    const { id, code } = await makeStandard()
    const json = { id, version: 1, code, name: randomUUID() }
    return { send: { json }, details: json, read: () => countNames(json.name), before: 0, after: 1 }
  },
  'DELETE /admin/delete/assessment-standard': async () => {
    const name = randomUUID()
    const { id } = await makeStandard({ name })
    return {
      ...{ send: { query: `id=${id}` }, details: { id } },
      read: () => countNames(name),
      ...{ before: 1, after: 0 },
    }
  },
  'POST /admin/insert/assessment-clause': async () => {
    const { cid, standard } = await makeQuestionAndStandard()
    const json = { cid, standard_id: standard.id, clause: '303-3', title: randomUUID() }
    return { send: { json }, details: json, read: () => countTitles(json.title), before: 0, after: 1 }
  },
  'POST /admin/update/assessment-clause': async () => {
    const { cid, question_id, standard } = await makeQuestionAndStandard()
    const id = await makeClause({ question_id, standard_id: standard.id, clause: '303-3' })
    const json = { id, version: 1, cid, standard_id: standard.id, clause: '303-3', title: randomUUID() }
    return { send: { json }, details: json, read: () => countTitles(json.title), before: 0, after: 1 }
  },
  'POST /admin/upload/assessment-clauses': async () => {
    const { cid, standard } = await makeQuestionAndStandard()
    const title = randomUUID()
    const file = blobOf(Buffer.from(`cid,standard,clause,title\n${cid},${standard.code},303-3,${title}`))
    return {
      send: { form: formOf({ dryRun: false, file }, 'clauses.csv') },
      details: { dryRun: false },
      read: () => countTitles(title),
      ...{ before: 0, after: 1 },
    }
  },
  'DELETE /admin/delete/assessment-clause': async () => {
    const { question_id, standard } = await makeQuestionAndStandard()
    const title = randomUUID()
    const id = await makeClause({ question_id, standard_id: standard.id, clause: '303-3', title })
    return {
      ...{ send: { query: `id=${id}` }, details: { id } },
      read: () => countTitles(title),
      ...{ before: 1, after: 0 },
    }
  },
}
