import { describe, expect, it } from 'vitest'
import { documentParts, splitComment } from './document-parts'
import type { StoredAnswer } from './schema'

const row = (cid: string, answer: 0 | 1 | null, comment = ''): StoredAnswer => ({
  question_id: Number(cid.replaceAll('.', '')),
  cid,
  pid: cid.split('.').length === 2 ? null : cid.slice(0, cid.lastIndexOf('.')),
  question: 'Асуулт',
  question_en: '',
  answer,
  proof: false,
  proof_file: null,
  proof_file_name: null,
  comment,
})
/** Makes a section: the number of requirements, of questions in each, and of letters in each comment. */
const section = (at: number, requirements: number, questions: number, letters: number) => [
  row(`7.${at}`, null),
  ...Array.from({ length: requirements }, (_, r) => [
    row(`7.${at}.${r}`, null),
    ...Array.from({ length: questions }, (_, q) => row(`7.${at}.${r}.${q}`, 1, 'а'.repeat(letters))),
  ]).flat(),
]

describe('documentParts', () => {
  it('leaves a document without long comments as it is', () => {
    const answers = [1, 2, 3, 4, 5].flatMap((at) => section(at, 4, 5, 40))
    expect(documentParts(answers)).toEqual([answers])
    expect(documentParts([])).toEqual([[]])
  })

  it('keeps every row in its order, in parts that are short', () => {
    const answers = [1, 2, 3, 4, 5].flatMap((at) => section(at, 3, 6, 4_000))
    const parts = documentParts(answers)
    expect(parts.flat()).toEqual(answers)
    expect(parts.length).toBeGreaterThan(10)
    for (const part of parts) expect(part.length).toBeLessThan(12)
  })

  it('begins a part with a heading, and never between the headings of a section and its first requirement', () => {
    const parts = documentParts([1, 2, 3].flatMap((at) => section(at, 3, 4, 4_000)))
    for (const part of parts) expect(part[0]?.answer).toBeNull()
    for (const part of parts) expect(part.at(-1)?.answer).not.toBeNull()
  })

  it('cuts within a requirement that is very long by itself', () => {
    const parts = documentParts(section(1, 1, 30, 4_000))
    expect(parts.length).toBeGreaterThan(2)
    for (const part of parts) expect(part.length).toBeLessThan(11)
  })
})

describe('splitComment', () => {
  it('is the comment itself where it is short', () => {
    expect(splitComment('Нэг  хоёр\n\nГурав')).toEqual(['Нэг  хоёр\n\nГурав'])
    expect(splitComment('')).toEqual([''])
  })

  it('is cut between words, and loses none', () => {
    const words = Array.from({ length: 700 }, (_, at) => `үг${at}`)
    const portions = splitComment(words.join(' '))
    expect(portions.length).toBeGreaterThan(5)
    for (const portion of portions) expect(portion.length).toBeLessThan(700)
    expect(portions.flatMap((portion) => portion.split(' '))).toEqual(words)
  })

  it('has forty lines, and those after them one behind the other', () => {
    const lines = Array.from({ length: 2_000 }, (_, at) => `${at}`)
    const portions = splitComment(lines.join('\n'))
    expect(portions.join('\n').split('\n').length).toBeLessThan(60)
    expect(portions.flatMap((portion) => portion.split(/\s/))).toEqual(lines)
  })
})
