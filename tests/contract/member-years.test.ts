import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { assessmentQuestions, memberAnswers, memberAssessments, memberResults } from '@/db/schema/assessment'
import { auditLog } from '@/db/schema/audit'
import type { MemberYear } from '@/lib/assessment/years/schema'
import { makeMember } from '@/tests/factories/assessment'
import { ask, fetchCall, someone, someReviewer } from './harness'
import { newYear, makeSections, resultOf, yearsOf, figuresOf, firstSheetOf } from './member-years-steps'

describe('the figures of a year', () => {
  /** Members who answered both questions of their sections. */
  async function makeAnswered(year: number, answers: readonly (readonly [boolean, boolean])[]) {
    const sections = await makeSections()
    const results = []
    for (const [first, second] of answers) {
      const result = await resultOf(sections, year, first ? 100 : 0, {
        result: { second_section_per: second ? 100 : 0 },
      })
      await db()
        .insert(memberAnswers)
        .values(
          [first, second].map((answer, at) => ({
            ...{ assessment_id: result.answerId, question_id: sections.questionIds[at] ?? 0, answer },
          })),
        )
      results.push(result)
    }
    return { sections, results }
  }

  it('order the sections and the questions by the share of «no», also of questions that were deleted', async () => {
    const year = newYear()
    const { sections, results } = await makeAnswered(year, [
      [true, false],
      [true, false],
      [false, true],
    ])
    const figures = await figuresOf(year)
    expect(figures.total).toEqual({ members: 3, lower: 50, median: 100, upper: 100 })
    expect(figures.years).toContain(year)
    expect(figures.sections).toMatchObject([
      { id: sections.sectionIds[1], question: 'Байгаль орчин', answers: 3, noes: 2 },
      { id: sections.sectionIds[0], question: 'Засаглал', answers: 3, noes: 1 },
    ])
    expect(figures.sections[0]?.questions).toMatchObject([
      { id: sections.questionIds[1], answers: 3, noes: 2 },
    ])
    const isRetired = await db()
      .select({ retired: assessmentQuestions.retired_at })
      .from(assessmentQuestions)
      .where(eq(assessmentQuestions.id, sections.questionIds[0]))
    expect(isRetired[0]?.retired).not.toBeNull()
    await inTransaction(() =>
      db()
        .update(memberResults)
        .set({ withdrawn_at: new Date(), withdrawn_reason: 'Буруу баримт' })
        .where(eq(memberResults.id, results[0]?.resultId ?? 0)),
    )
    expect((await figuresOf(year)).sections).toMatchObject([
      { answers: 2, noes: 1 },
      { answers: 2, noes: 1 },
    ])
  })

  it('are empty for a year without a result, and the bad year is named', async () => {
    expect(await figuresOf(1_991)).toMatchObject({ year: 1_991, total: null, sections: [] })
    const answer = await ask('GET /admin/get/member-year-figures?year=12', { as: await someone(1) })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty('year')
  })

  it.each(['member-year-figures', 'member-years', 'member-years/file'])(
    '%s is for those who may see personal data',
    async (path) => {
      const statusOf = async (as?: Awaited<ReturnType<typeof someone>>) =>
        (await ask(`GET /admin/get/${path}`, as && { as })).status
      expect(await statusOf()).toBe(401)
      expect(await statusOf(await someone(3))).toBe(403)
      expect(await statusOf(await someReviewer())).toBe(403)
      expect((await ask(`GET /admin/get/${path}`, { member: await makeMember() })).status).toBe(401)
      expect(await statusOf(await someone(2))).toBe(200)
      expect(await statusOf(await someone(1))).toBe(200)
    },
  )
})

describe('the members of a year', () => {
  const listOf = async (query: string) => {
    const { status, body } = await ask(`GET /admin/get/member-years?${query}`, { as: await someone(2) })
    expect(status, JSON.stringify(body)).toBe(200)
    return body as unknown as { results: MemberYear[]; total: number; totalPages: number }
  }
  let year: number
  const [low, middle, high] = ['а', 'б', 'в'].map((letter) => `${letter} ${randomUUID()}`)
  beforeAll(async () => {
    year = newYear()
    const sections = await makeSections()
    for (const [name, percentage] of [
      [middle, 50],
      [high, 90],
      [low, 10],
    ] as const)
      await resultOf(sections, year, percentage, { member: await makeMember({ name: name ?? '' }) })
  })

  it('are paged, the highest first or by name', async () => {
    const first = await listOf(`year=${year}&limit=2`)
    expect(first).toMatchObject({ total: 3, totalPages: 2 })
    expect(first.results.map(({ name }) => name)).toEqual([high, middle])
    expect(first.results[0]?.sections.map(({ percentage }) => percentage)).toEqual([90, 10])
    const second = await listOf(`year=${year}&limit=2&page=2`)
    expect(second.results.map(({ name }) => name)).toEqual([low])
    const byName = await listOf(`year=${year}&sort=name`)
    expect(byName.results.map(({ name }) => name)).toEqual([low, middle, high])
    expect(await listOf('year=1991')).toEqual({ results: [], total: 0, totalPages: 0 })
    expect((await ask('GET /admin/get/member-years?sort=email', { as: await someone(2) })).status).toBe(400)
  })

  it('are in a workbook with the sections and the questions', async () => {
    const response = await fetchCall(`GET /admin/get/member-years/file?year=${year}`, {
      as: await someone(2),
    })
    expect(response.status).toBe(200)
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(`${year}.xlsx`)
    // The first sheet, as our own import reads it; the others are tested beside their source.
    const rows = await firstSheetOf(Buffer.from(await response.arrayBuffer()))
    expect(rows[1]?.slice(1, 6)).toEqual(['Нийт дүн', '3', '30', '50', '70'])
    const audit = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.call, 'GET /admin/get/member-years/file'))
    expect(audit).not.toHaveLength(0)
  })

  it('have nothing of an assessment that was deleted', async () => {
    const year = newYear()
    const deletion = await resultOf(await makeSections(), year, 70)
    await inTransaction(() =>
      db().delete(memberAssessments).where(eq(memberAssessments.id, deletion.answerId)),
    )
    expect(await yearsOf(deletion.member)).toEqual([])
    expect(await listOf(`year=${year}`)).toMatchObject({ total: 0 })
  })
})
