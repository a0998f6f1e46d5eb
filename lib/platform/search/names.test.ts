import { describe, expect, it } from 'vitest'
import { gradeName, nameHashes, namePartsOf, nameTermHashes, nameTermOf } from './names'

const termOf = (term: string) => {
  const nameTerm = nameTermOf(term)
  if (!nameTerm) throw new Error(`no word in ${term}`)
  return nameTerm
}
const compareTerm = (term: string, name: string) => gradeName(termOf(term), namePartsOf(name))

/** Returns whether the keys of a term find a name in the index. */
function isFound(term: string, name: string) {
  const { like, near } = nameTermHashes(termOf(term))
  const keys = new Set(nameHashes(namePartsOf(name)))
  return { like: like.some((key) => keys.has(key)), near: near.some((key) => keys.has(key)) }
}

describe('a whole name', () => {
  it.each([
    ['as it is written', 'Алтан Хөндий', 'АЛТАН ХӨНДИЙ ХХК'],
    ['with its legal form', 'алтан хөндий ххк', 'Алтан Хөндий ХХК'],
    ['without its hyphen', 'анхэрдэнэ', 'Анх-Эрдэнэ ХХК'],
    ['with spaces that it has not', 'алтан тэнцэл', 'Алтантэнцэл ХХК'],
    ['in MNS', 'altan khöndii', 'Алтан Хөндий'],
    ['in chat', 'altan hundii', 'Алтан Хөндий'],
    ['in ISO 9', 'Bajgalʹ čuluu', 'Байгаль чулуу'],
    ['without ө and ү', 'монх тугел', 'Мөнх Түгээл'.replace('ээл', 'эл')],
    ['with е and v for ө and ү', 'менх тvгэл', 'Мөнх Түгэл'],
    ['with е for ө beside an е of its own', 'менх ерөөл', 'Мөнх Ерөөл'],
    ['in another order', 'хөндий алтан', 'Алтан Хөндий'],
    ['in the genitive', 'алтан хөндийн', 'Алтан Хөндий'],
    ['in the ablative', 'баянголоос', 'Баянгол'],
    ['with an ending behind a hyphen', 'МАК-ийн', 'МАК ХХК'],
    ['with an ending that was put on anyhow', 'аамааын', 'Аамаа'],
  ])('is meant %s', (_, term, name) => {
    expect(isFound(term, name).like).toBe(true)
    expect(compareTerm(term, name)).toMatchObject({ why: 'same' })
  })

  it('is meant with one wrong letter, and less surely so', () => {
    expect(isFound('алтантэнцэк', 'Алтантэнцэл')).toEqual({ like: false, near: true })
    expect(compareTerm('алдан гэрэл', 'Алтан Гэрэл')).toMatchObject({ why: 'typo' })
    expect(compareTerm('баян гол', 'Алтан Гэрэл')).toBeUndefined()
  })

  it('fits best where it is written alike', () => {
    const gradeOf = (term: string, name: string) => compareTerm(term, name)?.grade ?? 0
    expect(gradeOf('хөс', 'Хөс')).toBeGreaterThan(gradeOf('хөс', 'Хос'))
    expect(gradeOf('хос', 'Хос')).toBeGreaterThan(gradeOf('хос', 'Хөс'))
    expect(gradeOf('ард ххк', 'Ард ХХК')).toBeGreaterThan(gradeOf('ард ххк', 'Ард ТББ'))
    expect(gradeOf('эс пи ти', 'Эс Пи Ти')).toBeGreaterThan(gradeOf('эс пи ти', 'Пи Эс Ти'))
  })

  it('is not what is left without an ending that names end in themselves', () => {
    expect(compareTerm('алтан', 'Алт')).toMatchObject({ why: 'base' })
  })

  it('has no key where there is no word', () => {
    expect(nameTermOf(' % - ')).toBeNull()
    expect(nameTermOf('')).toBeNull()
  })

  it('may be as long as anybody writes', () => {
    expect(() => nameTermHashes(termOf('алтан '.repeat(5_000)))).not.toThrow()
    expect(nameHashes(namePartsOf('а'.repeat(100_000))).length).toBeLessThan(200)
  })
})
