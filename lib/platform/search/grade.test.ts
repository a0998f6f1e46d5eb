import { describe, expect, test } from 'vitest'
import { expandTerm, type Vocabulary } from './expand'
import { compareWord } from './grade'
import { keysOf, looseKey } from './keys'
import { termWordOf } from './term'

const whyOf = (term: string, word: string) => compareWord(termWordOf(term), word)?.why

describe('a word of a text', () => {
  test.each([
    ['хурал', 'хурал', 'same'],
    ['хурал', 'хурлын', 'form'],
    ['одор', 'өдөр', 'vowels'],
    ['одор', 'өдрийн', 'stem'],
    ['уурхайн', 'уурхайгаас', 'stem'],
    ['тарга', 'таргалалтаар', 'beginning'],
  ])('as %s may mean %s: %s', (term, word, why) => expect(whyOf(term, word)).toBe(why))

  test.each([
    // With an а in the word, у does not stand for ү.
    ['хурал', 'хүрлээр'],
    // A long vowel does not match a short one.
    ['хийл', 'хил'],
    // э never follows а in a word, so «зааснэ» is no form of «заасан» but a typing error.
    ['зааснэ', 'заасан'],
  ])('as %s does not mean %s', (term, word) => expect(whyOf(term, word)).toBeUndefined())
})

/** A vocabulary in memory that returns every word as similar to every term. */
function vocabularyOf(...words: string[]): Vocabulary {
  const all = words.map((word, id) => ({ id, word }))
  return {
    like: (queries) =>
      Promise.resolve(
        queries.map(({ loose, stems }) =>
          all.filter(({ word }) => {
            const keys = keysOf(word)
            return (
              loose.some((key) => keys.loose.startsWith(key)) || keys.stems.some((key) => stems.includes(key))
            )
          }),
        ),
      ),
    near: (queries) => Promise.resolve(queries.map(() => all)),
    byKeys: (keys) => Promise.resolve(all.filter(({ word }) => keys.includes(looseKey(word)))),
  }
}

const meaningsOf = async (term: string, ...words: string[]) =>
  (await expandTerm(term, vocabularyOf(...words)))[0]?.words.map(({ word, why }) => `${word} ${why}`)

describe('a term', () => {
  test('that a text holds means no typo', async () => {
    expect(await meaningsOf('нууц', 'нууц', 'нууцын', 'нуур')).toEqual(['нууц same', 'нууцын form'])
  })

  test('that begins a longer word, or is the base of a form, means no typo', async () => {
    expect(await meaningsOf('тарга', 'таргалалтаар', 'дарга')).toEqual(['таргалалтаар beginning'])
    expect(await meaningsOf('давс', 'давсандаа', 'данс')).toEqual(['давсандаа stem'])
  })

  test('means a word that may be a form of it and may be a typo as what is likelier', async () => {
    const words = await meaningsOf('байгуулгдахад', 'байгуулагдахад', 'байгуулагч')
    expect(words?.[0]).toBe('байгуулагдахад typo')
  })

  test('of one wrong letter means every word that is one letter away', async () => {
    expect(await meaningsOf('царгараан', 'цалгараан', 'цамгараан', 'уурхай')).toEqual([
      'цалгараан typo',
      'цамгараан typo',
    ])
  })
})
