import { describe, expect, test } from 'vitest'
import { indexPattern, parentIndex } from '@/lib/assessment/questions/numbers'
import { foldKey } from '@/lib/platform/search/fold'
import { demoLogos } from '../content/logos'
import { projectPages } from '../pages/projects'
import { demoGuidance } from './guidance'
import { demoMemberCompanies } from './members'
import { demoQuestions } from './questions'

const depth = ({ cid }: { cid: string }) => cid.split('.').length
const scopes = demoQuestions.filter((question) => depth(question) === 2)
const requirements = demoQuestions.filter((question) => depth(question) === 3)
const questions = demoQuestions.filter((question) => depth(question) === 4)
const numbers = ({ cid }: { cid: string }) => cid.split('.').map(Number)

/** The list items of the page that describes the programme, under its five scopes. */
function programmeOf(html: string) {
  return [...html.matchAll(/<h3>([^<]*)<\/h3>\n<ul>(.*?)<\/ul>/gs)].map(([, title, list = '']) => ({
    title,
    requirements: [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text),
  }))
}

/**
 * Words without the parts that a title drops from a sentence: endings in Mongolian, small words in English.
 */
const stems = (text: string) =>
  foldKey(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4))

describe('the questionnaire', () => {
  test('has the scopes and requirements that the page of the programme names, in its order', () => {
    const page = projectPages.find(({ cid }) => cid === 20)
    for (const [html, of] of [
      [page?.text, 'question'],
      [page?.text_en, 'question_en'],
    ] as const) {
      const programme = programmeOf(html ?? '')
      expect(programme.map(({ title }) => title)).toEqual(scopes.map((scope) => scope[of]))
      const sentences = programme.flatMap((scope) => scope.requirements)
      expect(sentences).toHaveLength(29)
      sentences.forEach((sentence, i) => {
        const title = requirements[i]?.[of] ?? ''
        const sharedStems = stems(title).filter((stem) => stems(sentence).includes(stem))
        expect(sharedStems, `${sentence}: ${title}`).not.toEqual([])
      })
    }
  })

  test('asks two to four questions about each of the 29 requirements', () => {
    expect([scopes.length, requirements.length]).toEqual([5, 29])
    expect(questions.length + requirements.length + scopes.length).toBe(demoQuestions.length)
    expect(questions.length).toBeGreaterThanOrEqual(85)
    expect(questions.length).toBeLessThanOrEqual(95)
    for (const { cid } of requirements) {
      const below = questions.filter((question) => parentIndex(question.cid) === cid)
      expect(below.length, cid).toBeGreaterThanOrEqual(2)
      expect(below.length, cid).toBeLessThanOrEqual(4)
    }
  })

  test('numbers everything once, in order, each after its parent', () => {
    const seenIds = new Set<string>()
    for (const { cid } of demoQuestions) {
      const parent = parentIndex(cid)
      expect(cid).toMatch(indexPattern)
      expect(seenIds).not.toContain(cid)
      if (parent !== null) expect(seenIds).toContain(parent)
      seenIds.add(cid)
    }
    const sortedQuestions = [...demoQuestions].sort((a, b) => {
      const [left, right] = [numbers(a), numbers(b)]
      const at = left.findIndex((part, i) => part !== right[i])
      return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1)
    })
    expect(demoQuestions.map(({ cid }) => cid)).toEqual(sortedQuestions.map(({ cid }) => cid))
  })

  test('says each thing once, in its language', () => {
    for (const of of ['question', 'question_en'] as const) {
      expect(new Set(demoQuestions.map((question) => foldKey(question[of]))).size).toBe(demoQuestions.length)
    }
    for (const { question, question_en } of demoQuestions) {
      expect(question.length).toBeGreaterThan(8)
      expect(question_en.length).toBeGreaterThan(8)
      expect(question).not.toMatch(/[a-z]|[іїєґўәқғңһ]| {2}|\.|!/i)
      expect(question_en).not.toMatch(/[\u0400-\u04ff]| {2}|\.|!/)
    }
  })

  test('asks what can be answered with yes or no, and titles ask nothing', () => {
    for (const { question, question_en } of questions) {
      const [, word = '', particle] = /(\p{L}+) (уу|үү|юу|юү)\?$/u.exec(question) ?? []
      // The particle follows the vowels of the word before it, and its last letter.
      const isOpen = /[аеёиоөуүыэюяй]$/.test(word)
      const isBack = /[аоуяё]/.test(word)
      expect(particle, question).toBe(isBack ? (isOpen ? 'юу' : 'уу') : isOpen ? 'юү' : 'үү')
      expect(question_en).toMatch(/^[A-Z][^?]+\?$/)
    }
    for (const { question, question_en } of [...scopes, ...requirements]) {
      expect(`${question}${question_en}`).not.toContain('?')
    }
  })
})

test('the member companies have a logo and a unique address, and one of them is switched off', () => {
  expect(demoMemberCompanies).toHaveLength(8)
  for (const { key, name, email } of demoMemberCompanies) {
    expect(demoLogos.find((logo) => logo.key === key)).toMatchObject({ name, responsible: true })
    expect(email).toBe(`${key}@member.example`)
  }
  expect(new Set(demoMemberCompanies.map(({ key }) => key)).size).toBe(8)
  expect(demoMemberCompanies.filter(({ active }) => !active)).toHaveLength(1)
})

test('each question has an explanation and examples of proof in both languages, and clauses', () => {
  for (const { cid } of questions) {
    const guidance = demoGuidance[parentIndex(cid) ?? '']
    expect(guidance?.explanation.every(Boolean), cid).toBe(true)
    expect(guidance?.evidence.length, cid).toBeGreaterThan(1)
    expect(Object.values(guidance?.clauses ?? {}).flat().length, cid).toBeGreaterThan(0)
  }
  const cids = requirements.map(({ cid }) => cid)
  expect(Object.keys(demoGuidance)).toEqual(cids)
})
