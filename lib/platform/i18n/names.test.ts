import { describe, expect, it } from 'vitest'
import { emptyIfNullText, nameIn, displayName, upperCaseName } from './names'

describe('names of listings', () => {
  it.each([
    ['АЛТАН ХӨНДИЙ ИНЖЕНЕРИНГ ХХК', 'Алтан Хөндий Инженеринг ХХК'],
    ['ALTAN VALLEY ENGINEERING LLC', 'Altan Valley Engineering LLC'],
    ['BANK OF MONGOLIA CO., LTD', 'Bank of Mongolia Co., Ltd'],
    ['"ЭРДЭНЭТ ҮЙЛДВЭР" ТӨХК', '"Эрдэнэт Үйлдвэр" ТӨХК'],
    ['Д. УНДРАХ', 'Д. Ундрах'],
    ['iTools ХХК', 'iTools ХХК'],
  ])('shows %s as %s', (name, visibleName) => expect(displayName(name)).toBe(visibleName))

  it('stores capitals and single spaces', () =>
    expect(upperCaseName('  Алтан  хөндий ххк ')).toBe('АЛТАН ХӨНДИЙ ХХК'))

  it('takes NULL for nothing, and the other language where there is none', () => {
    expect(emptyIfNullText(' null ')).toBe('')
    expect(nameIn({ name: 'ГОВЬ', name_en: 'NULL' }, 'en')).toEqual({ text: 'Говь', lang: 'mn' })
  })
})
