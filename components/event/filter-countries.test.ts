import { describe, expect, it } from 'vitest'
import { countriesFor, countryCodes } from '@/lib/event/registrations/countries'
import { filterCountries } from './filter-countries'

const mn = countriesFor('mn')
const en = countriesFor('en')

describe('the countries to choose from', () => {
  it('are all of the standard, Mongolia first, then by the alphabet of the reader', () => {
    expect(countryCodes).toHaveLength(249)
    expect([mn[0]?.code, en[0]?.code]).toEqual(['MN', 'MN'])
    expect(en.slice(1, 4).map(({ name }) => name)).toEqual(['Afghanistan', 'Åland Islands', 'Albania'])
    expect(mn[1]?.name[0]).toBe('А')
    // A missing Mongolian name would appear as the Latin code of the country.
    expect(mn.filter(({ name }) => /[A-Za-z]/.test(name))).toEqual([])
  })

  it('are found by a part of the name, what begins with it first', () => {
    expect(filterCountries(en, 'united')[0]?.name).toMatch(/^United/)
    expect(filterCountries(en, 'guinea').map(({ code }) => code)).toEqual(['GN', 'GW', 'GQ', 'PG'])
    expect(filterCountries(mn, 'монг').map(({ code }) => code)).toEqual(['MN'])
  })

  it('are found by their code', () => expect(filterCountries(mn, 'AU')[0]?.code).toBe('AU'))
  it('are none for what is no country', () => expect(filterCountries(mn, 'ыыыы')).toEqual([]))
  it('are all for nothing', () => expect(filterCountries(mn, ' ')).toHaveLength(249))
})
