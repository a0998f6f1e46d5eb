import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'

const read = (path: string) => readFileSync(path, 'utf8')
const report: unknown = parse(read('public/strata.openacr.yaml'))

const catalog = z
  .object({
    chapters: z.array(
      z.object({ id: z.string(), criteria: z.array(z.object({ id: z.string() })).nullish() }),
    ),
    components: z.array(z.object({ id: z.string() })),
    terms: z.array(z.object({ id: z.string() })),
  })
  .parse(parse(read('scripts/openacr/2.5-edition-wcag-2.2-508-eu-en.yaml')))

const chapterShape = z.object({
  notes: z.string().optional(),
  disabled: z.boolean().optional(),
  criteria: z
    .array(
      z.object({
        num: z.string(),
        components: z.array(
          z.object({
            name: z.string(),
            adherence: z.object({ level: z.string(), notes: z.string() }),
          }),
        ),
      }),
    )
    .optional(),
})
const { chapters } = z.object({ chapters: z.record(z.string(), chapterShape) }).parse(report)

const rows = Object.values(chapters).flatMap(({ criteria = [] }) =>
  criteria.flatMap(({ num, components }) =>
    components.map(({ name, adherence }) => ({ row: `${num} ${name}`, name, ...adherence })),
  ),
)
const namesOf = (wrong: typeof rows) => wrong.map(({ row }) => row)
/** A test that a row names: its file, and words of its title. */
const namedTest = /`([^`]+\.(?:spec|test)\.tsx?)` «([^»]+)»/g
const testTitle = /\b(?:test|it)\(\s*(['`])(.*?)\1/gs
const titlesIn = (path: string) => [...read(path).matchAll(testTitle)].map(([, , title = '']) => title)

describe('public/strata.openacr.yaml', () => {
  it('fits the published schema', () => {
    const schema = z.fromJSONSchema(JSON.parse(read('scripts/openacr/openacr-0.1.0.json')) as never)
    expect(schema.safeParse(report).error).toBeUndefined()
    // The schema does refuse what does not fit.
    expect(schema.safeParse({ ...(report as object), product: 'Strata' }).success).toBe(false)
  })

  it('has every chapter of the catalogue, and of those that are claimed every criterion once, in order', () => {
    expect(Object.keys(chapters)).toEqual(catalog.chapters.map(({ id }) => id))
    for (const { id, criteria } of catalog.chapters) {
      const chapter = chapters[id]
      if (chapter?.disabled) expect(chapter.notes, id).toMatch(/\w/)
      else
        expect((chapter?.criteria ?? []).map(({ num }) => num)).toEqual(
          (criteria ?? []).map(({ id: num }) => num),
        )
    }
    expect(Object.keys(chapters).filter((id) => chapters[id]?.criteria)).toHaveLength(8)
  })

  it('uses the words of the catalogue, and says something in every row', () => {
    const [levels, parts] = [catalog.terms, catalog.components].map((words) => words.map(({ id }) => id))
    expect(
      namesOf(rows.filter(({ level }) => !levels?.includes(level) || level === 'not-evaluated')),
    ).toEqual([])
    expect(namesOf(rows.filter(({ name }) => !parts?.includes(name)))).toEqual([])
    expect(namesOf(rows.filter(({ notes }) => notes.split(' ').length < 3))).toEqual([])
  })

  it('names a test for each row that applies, or the day and the way that it was tried by hand', () => {
    const silentRows = rows.filter(
      ({ level, notes }) =>
        level !== 'not-applicable' &&
        notes.search(namedTest) < 0 &&
        !/Tried by hand \d{4}-\d\d-\d\d: \S.{10}/.test(notes),
    )
    expect(namesOf(silentRows)).toEqual([])
  })

  it('names only tests that there are', () => {
    const proofs = rows.flatMap(({ row, notes }) =>
      [...notes.matchAll(namedTest)].map(([, path = '', title = '']) => ({ row, path, title })),
    )
    expect(proofs.length).toBeGreaterThan(60)
    const wrongProofs = proofs.filter(
      ({ path, title }) => !existsSync(path) || !titlesIn(path).some((one) => one.includes(title)),
    )
    expect(wrongProofs).toEqual([])
  })
})
