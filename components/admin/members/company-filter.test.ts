import { describe, expect, it } from 'vitest'
import { companiesNamed } from './company-filter'

const company = (name: string) => ({ id: 1, name, email: '', logo: '', active: true })
const named = (term: string) =>
  companiesNamed(['Хангай Металл', 'Говь Минерал', 'Мон Гео'].map(company), term).map(({ name }) => name)

describe('companiesNamed', () => {
  it('finds parts of words in any order and in either alphabet', () => {
    expect(named('мин')).toEqual(['Говь Минерал'])
    expect(named('металл хан')).toEqual(['Хангай Металл'])
    expect(named('khangai')).toEqual(['Хангай Металл'])
    expect(named('говь металл')).toEqual([])
  })

  it('leaves all where nothing is asked', () => {
    expect(named('')).toHaveLength(3)
    expect(named('  ')).toHaveLength(3)
  })
})
