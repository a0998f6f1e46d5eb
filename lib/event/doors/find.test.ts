import { describe, expect, it } from 'vitest'
import { searchableGuests, findByNameOrCompany } from './find'
import { doorFoundMax } from './schema'
import type { StoredDoorList } from './verdict'

const guest = (id: number, name: string, company: string) => ({
  ...{ id, name, company, country: 'Монгол' },
  code: `ABCD${String(id).padStart(4, '2')}`,
})
const keptOf = (...guests: ReturnType<typeof guest>[]): StoredDoorList => ({
  event: { id: 1, event: 'Уул уурхайн долоо хоног' },
  guests: Object.fromEntries(guests.map((each) => [each.code, each])),
  ...{ admitted: {}, after: 0, since: '', at: '' },
})

const people = searchableGuests(
  keptOf(
    guest(1, 'Ганзориг Саруул', 'Хангай Металл ХХК'),
    guest(2, 'Өлзийбаяр Үүрийнтуяа', 'Тост Нүүрс'),
    guest(3, 'Smith Jane', 'Altan Resources'),
  ),
)
const names = (term: string) => findByNameOrCompany(people, term).map(({ name }) => name)

describe('whom a device finds by itself', () => {
  it('has words that begin with those that are typed, in any order', () => {
    expect(names('саруул ганз')).toEqual(['Ганзориг Саруул'])
    expect(names('хангай')).toEqual(['Ганзориг Саруул'])
    expect(names('анзориг')).toEqual([])
  })

  it('is found in the other alphabet, and with о and у for ө and ү', () => {
    expect(names('ganzorig')).toEqual(['Ганзориг Саруул'])
    expect(names('улзийбаяр')).toEqual([])
    expect(names('олзийбаяр')).toEqual(['Өлзийбаяр Үүрийнтуяа'])
    expect(names('смит')).toEqual(['Smith Jane'])
  })

  it('is empty without a term, and never the whole list', () => {
    expect(names('  ')).toEqual([])
    const crowd = searchableGuests(
      keptOf(...Array.from({ length: 50 }, (_, at) => guest(at + 1, `Бат ${at}`, 'А'))),
    )
    expect(findByNameOrCompany(crowd, 'бат')).toHaveLength(doorFoundMax)
    expect(searchableGuests(null)).toEqual([])
  })
})
