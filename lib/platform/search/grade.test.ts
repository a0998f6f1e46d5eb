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
    ['интернет', 'интернэт', 'same'],
    ['ус', 'усны', 'form'],
    // The term has a vowel after the base of the word, so its letters may be swapped.
    ['шагнла', 'шагналд', 'stem'],
  ])('as %s may mean %s: %s', (term, word, why) => expect(whyOf(term, word)).toBe(why))

  test.each([
    // With an а in the word, у does not stand for ү.
    ['хурал', 'хүрлээр'],
    // A long vowel does not match a short one.
    ['хийл', 'хил'],
    // э never follows а in a word, so «зааснэ» is no form of «заасан» but a typing error.
    ['зааснэ', 'заасан'],
    // The vowel stays in all forms of «туршлага», so the term lacks a letter.
    ['туршлга', 'туршлага'],
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

  test('in a case or the plural means the noun and its other forms, even if texts have forms of it', async () => {
    expect(await meaningsOf('үзэгчид', 'үзэгчдийн', 'үзэгч', 'үзэгчтэй')).toEqual([
      'үзэгчдийн form',
      'үзэгч stem',
      'үзэгчтэй stem',
    ])
    expect(await meaningsOf('усны', 'усны', 'усныхаа', 'усан')).toContain('усан stem')
  })

  test('with cases of its own means no shorter noun', async () => {
    expect(await meaningsOf('голд', 'голд', 'голдын', 'голоос')).toEqual(['голд same', 'голдын form'])
  })

  test('that lacks a letter means the word before its forms', async () => {
    expect((await meaningsOf('туршлга', 'туршлагыг', 'туршлага'))?.[0]).toBe('туршлага typo')
  })

  test('with a case of a noun that texts have means the noun before a typo', async () => {
    expect(await meaningsOf('ээжийн', 'ээлжийн', 'ээж')).toEqual(['ээж stem', 'ээлжийн typo'])
  })

  test('that is one letter away from a case of a noun means this case before the noun', async () => {
    expect((await meaningsOf('шийдврийн', 'шийдвэр', 'шийдвэрийн'))?.[0]).toBe('шийдвэрийн typo')
  })

  test('that may be a base with a vowel may be mistyped too', async () => {
    expect(await meaningsOf('шагнла', 'шагналд', 'шагнал')).toEqual(['шагналд stem', 'шагнал typo'])
  })

  test('in Cyrillic may be mistyped although a Latin word is spelled like it', async () => {
    expect(await meaningsOf('сөлд', 'sold', 'сөүлд')).toEqual(['sold vowels', 'сөүлд typo'])
    expect(await meaningsOf('прэв', 'preventing', 'пүрэв')).toContain('пүрэв typo')
    expect(await meaningsOf('сөлд', 'sold', 'сөлдийн', 'сөүлд')).not.toContain('сөүлд typo')
  })

  test('in capitals is an abbreviation, which means no other word', async () => {
    expect(await meaningsOf('EITI', 'лити')).toEqual([])
    expect(await meaningsOf('ТӨХК', 'to', 'хк')).toEqual([])
    expect(await meaningsOf('ТӨХК', 'төхкийн')).toEqual(['төхкийн form'])
    // Typed in capitals throughout, a term says nothing.
    expect((await meaningsOf('УУРХЙА НҮҮРС', 'уурхай'))?.[0]).toBe('уурхай typo')
  })

  const wantedTexts = async (term: string, ...words: string[]) =>
    (await expandTerm(term, vocabularyOf(...words))).map(({ words: [first] }) => first?.word)

  test('without spaces is cut into words of one alphabet and an ending', async () => {
    expect(await wantedTexts('алтанхөндийгээс', 'алтан', 'хөндий')).toEqual(['алтан', 'хөндий'])
    expect(await wantedTexts('uralldaaniigx', 'ур', 'all', 'даа', 'ниг')).toEqual([undefined])
    expect(await wantedTexts('хайлууртц', 'ha', 'ил', 'our', 'ртц')).toEqual([undefined])
  })

  test('is searched without the small words of questions', async () => {
    const words = ['гишүүнээр', 'элсэх', 'яаж', 'вэ', 'join', 'how']
    expect(await wantedTexts('Гишүүнээр яаж элсэх вэ?', ...words)).toEqual(['гишүүнээр', 'элсэх'])
    expect(await wantedTexts('how to join', ...words)).toEqual(['join'])
    expect(await wantedTexts('яаж вэ', ...words)).toEqual(['яаж', 'вэ'])
    const typing = await expandTerm('дорж ба', vocabularyOf('дорж', 'батаа'), { isTyping: true })
    expect(typing.map(({ words: [first] }) => first?.word)).toEqual(['дорж', 'батаа'])
  })

  test('is a number with or without spaces between its thousands', async () => {
    expect(await wantedTexts('29 085', '29085')).toEqual(['29085'])
    expect(await wantedTexts('29 085', '29', '085')).toEqual(['29', '085'])
  })

  test('of one wrong letter means every word that is one letter away', async () => {
    expect(await meaningsOf('царгараан', 'цалгараан', 'цамгараан', 'уурхай')).toEqual([
      'цалгараан typo',
      'цамгараан typo',
    ])
  })
})
