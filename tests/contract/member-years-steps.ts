import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { inTransaction } from '@/db/client'
import type { memberResults } from '@/db/schema/assessment'
import { findOrStoreQuestionnaire } from '@/lib/assessment/questions/questionnaires'
import { parentIndex } from '@/lib/assessment/questions/numbers'
import type { OwnYear, YearFigures } from '@/lib/assessment/years/schema'
import type { MemberOverview } from '@/lib/sites/member-year/schema'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { streamFirstSheetRows } from '@/lib/platform/files/workbook'
import { makeMember, makeQuestion, makeResult } from '@/tests/factories/assessment'
import { ask, someone } from './harness'

/** Years that no other test uses, each for one test. */
let lastYear = 1_999
export const newYear = () => ++lastYear

type Words = Record<string, string>
/** Two sections with a question each, which are retired at once: only stored questionnaires have their words. */
export async function makeSections(names: readonly [string, string] = ['Засаглал', 'Байгаль орчин']) {
  const base = 100 + lastYear
  const cids = [`${base}.1`, `${base}.1.1`, `${base}.2`, `${base}.2.1`] as const
  const words: Words = { [cids[0]]: names[0], [cids[2]]: names[1] }
  const ids: number[] = []
  for (const cid of cids)
    ids.push(await makeQuestion(cid, { question: words[cid] ?? `Асуулт ${cid}`, retired_at: new Date() }))
  const rows = cids.map((cid, at) => ({
    ...{
      id: ids[at] ?? 0,
      cid,
      pid: parentIndex(cid),
      question: words[cid] ?? `Асуулт ${cid}`,
      question_en: '',
    },
  }))
  const questionnaire_id = await inTransaction(() => findOrStoreQuestionnaire(rows))
  return {
    questionnaire_id,
    rows,
    sectionIds: [ids[0], ids[2]],
    questionIds: [ids[1] ?? 0, ids[3] ?? 0] as const,
  }
}
type Sections = Awaited<ReturnType<typeof makeSections>>

/** A result whose total and first section are `percentage`, and whose second section is the rest to 100. */
export async function resultOf(
  { questionnaire_id }: Pick<Sections, 'questionnaire_id'>,
  year: number,
  percentage: number,
  values: { member?: MemberCompany; result?: Partial<typeof memberResults.$inferInsert> } = {},
) {
  const member = values.member ?? (await makeMember())
  const result = {
    ...{ questionnaire_id, main_percentage: percentage },
    ...{ first_section_per: percentage, second_section_per: 100 - percentage },
    ...values.result,
  }
  return inTransaction(() => makeResult({ member, assessment: { year }, result }))
}

export const overviewOf = async (member: MemberCompany): Promise<MemberOverview> => {
  const { status, body } = await ask('GET /client/get/member-year', { member })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as MemberOverview
}
export const yearsOf = async (member: MemberCompany): Promise<OwnYear[]> => (await overviewOf(member)).years
export const figuresOf = async (year: number): Promise<YearFigures> =>
  (await ask(`GET /admin/get/member-year-figures?year=${year}`, { as: await someone(2) })).body
    .figures as YearFigures

/** The cells of the first sheet of a workbook. */
export async function firstSheetOf(bytes: Buffer): Promise<unknown[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'strata-years-'))
  try {
    const path = join(folder, 'years.xlsx')
    writeFileSync(path, bytes)
    const rows: unknown[][] = []
    for await (const { cells } of streamFirstSheetRows(path)) rows.push(cells)
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}
