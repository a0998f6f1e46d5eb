import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nounParadigms } from '@/tests/mongolian-nouns'
import { stemsOf } from './stem'

const basesOf = (word: string, costMax = Infinity) =>
  stemsOf(word).flatMap(({ base, cost }) => (cost <= costMax ? [base] : []))

const haveBase = (one: string, other: string) => {
  const bases = new Set(basesOf(one))
  return basesOf(other).some((base) => bases.has(base))
}

describe('the forms of a noun', () => {
  test('are nouns of every class, each with its forms', () => {
    expect(nounParadigms.length).toBeGreaterThan(60)
    for (const { base, forms } of nounParadigms) expect(forms.length, base).toBeGreaterThan(6)
  })

  test.each(nounParadigms)('$base is found by its forms', ({ base, forms }) => {
    // «хүмүүс» is left out: no rule can derive it, so it counts as a separate word.
    for (const form of forms.filter((each) => each !== 'хүмүүс'))
      expect(haveBase(base, form), `${base}, ${form}`).toBe(true)
  })

  test('are distinguished from those of other nouns', () => {
    const bases = nounParadigms.map(({ base }) => base)
    const pairs = bases.flatMap((one) =>
      bases.filter((other) => other > one && haveBaseNear(one, other)).map((other) => `${one} ${other}`),
    )
    expect(pairs).toEqual([])
  })

  test.each([
    ['уурхайнуудаасаа', 'уурхай'],
    ['аймгуудынхаа', 'аймаг'],
    ['сургуулиудтай', 'сургууль'],
    ['компаниудын', 'компани'],
    ['Монголынхон'.toLowerCase(), 'монгол'],
    ['гэртээ', 'гэр'],
    ['хотынхоо', 'хот'],
    ['үзэгчдийн', 'үзэгч'],
    ['уурхайчдаас', 'уурхайчин'],
    ['залуус', 'залуу'],
  ])('%s holds several endings', (form, base) => {
    expect(haveBase(form, base)).toBe(true)
  })

  test('agree with the vowels of their word', () => {
    // «ээс» never follows a back vowel.
    expect(basesOf('номээс')).not.toContain('ном')
    expect(basesOf('номоос')).toContain('ном')
  })
})

const haveBaseNear = (one: string, other: string) => {
  const bases = new Set(basesOf(one, 1))
  return basesOf(other, 1).some((base) => bases.has(base))
}

// `UNIMORPH=<the file khk of github.com/unimorph/khk>` prints the score on its 2,085 nouns, which are not shipped.
const unimorph = process.env.UNIMORPH ?? ''
test.runIf(existsSync(unimorph))('nouns of unimorph/khk', () => {
  const score = new Map<string, { metCount: number; all: number }>()
  for (const line of readFileSync(unimorph, 'utf8').split('\n')) {
    const [base = '', form = '', features = ''] = line.split('\t')
    if (!features.startsWith('N;')) continue
    const of = score.get(features) ?? { metCount: 0, all: 0 }
    score.set(features, { metCount: of.metCount + (haveBase(base, form) ? 1 : 0), all: of.all + 1 })
  }
  for (const [features, { metCount, all }] of score) {
    console.log(`${features}: ${((metCount * 100) / all).toFixed(1)} of ${all}`)
    expect(metCount / all).toBeGreaterThan(0.98)
  }
})

test('any word is looked at in bounded time', () => {
  const startedAt = performance.now()
  for (const word of ['аанааснаасаа'.repeat(5), 'ийн'.repeat(20), 'д'.repeat(60), 'ы'.repeat(60)])
    stemsOf(word)
  expect(performance.now() - startedAt).toBeLessThan(200)
})
