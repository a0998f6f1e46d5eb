import { describe, expect, it } from 'vitest'
import { longDates, shortDates } from './event-dates'

const september = ['2025-09-11', '2025-09-12', '2025-09-13']
const acrossMonths = ['2024-09-30', '2024-10-02']
const acrossYears = ['2024-12-31', '2025-01-01']

describe('the dates of an edition', () => {
  it('are short in both languages', () => {
    expect(shortDates(september, 'mn')).toBe('2025.09.11–13')
    expect(shortDates(september, 'en')).toBe('11–13 Sep 2025')
    expect(shortDates(acrossMonths, 'mn')).toBe('2024.09.30–10.02')
    expect(shortDates(acrossMonths, 'en')).toBe('30 Sep – 2 Oct 2024')
    expect(shortDates(acrossYears, 'mn')).toBe('2024.12.31–2025.01.01')
    expect(shortDates(acrossYears, 'en')).toBe('31 Dec 2024 – 1 Jan 2025')
  })

  it('are read out in both languages', () => {
    expect(longDates(september, 'mn')).toBe('9 дүгээр сарын 11–13')
    expect(longDates(september, 'en')).toBe('11–13 September')
    expect(longDates(acrossMonths, 'mn')).toBe('9 дүгээр сарын 30 – 10 дугаар сарын 2')
    expect(longDates(acrossMonths, 'en')).toBe('30 September – 2 October')
  })

  it('may be of one day, or of none', () => {
    expect(shortDates(['2025-09-11'], 'mn')).toBe('2025.09.11')
    expect(shortDates(['2025-09-11'], 'en')).toBe('11 Sep 2025')
    expect(longDates(['2025-09-11'], 'mn')).toBe('9 дүгээр сарын 11')
    expect(longDates(['2025-09-11'], 'en')).toBe('11 September')
    expect(shortDates([], 'mn')).toBe('')
    expect(longDates([], 'en')).toBe('')
  })
})
