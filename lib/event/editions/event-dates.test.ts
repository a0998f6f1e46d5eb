import { describe, expect, it } from 'vitest'
import { longDateRange, shortDateRange } from './event-dates'

const september = ['2025-09-11', '2025-09-12', '2025-09-13']
const acrossMonths = ['2024-09-30', '2024-10-02']
const acrossYears = ['2024-12-31', '2025-01-01']

describe('the dates of an edition', () => {
  it('are short in both languages', () => {
    expect(shortDateRange(september, 'mn')).toBe('2025.09.11–13')
    expect(shortDateRange(september, 'en')).toBe('11–13 Sep 2025')
    expect(shortDateRange(acrossMonths, 'mn')).toBe('2024.09.30–10.02')
    expect(shortDateRange(acrossMonths, 'en')).toBe('30 Sep – 2 Oct 2024')
    expect(shortDateRange(acrossYears, 'mn')).toBe('2024.12.31–2025.01.01')
    expect(shortDateRange(acrossYears, 'en')).toBe('31 Dec 2024 – 1 Jan 2025')
  })

  it('are read out in both languages', () => {
    expect(longDateRange(september, 'mn')).toBe('9 дүгээр сарын 11–13')
    expect(longDateRange(september, 'en')).toBe('11–13 September')
    expect(longDateRange(acrossMonths, 'mn')).toBe('9 дүгээр сарын 30 – 10 дугаар сарын 2')
    expect(longDateRange(acrossMonths, 'en')).toBe('30 September – 2 October')
  })

  it('may be of one day, or of none', () => {
    expect(shortDateRange(['2025-09-11'], 'mn')).toBe('2025.09.11')
    expect(shortDateRange(['2025-09-11'], 'en')).toBe('11 Sep 2025')
    expect(longDateRange(['2025-09-11'], 'mn')).toBe('9 дүгээр сарын 11')
    expect(longDateRange(['2025-09-11'], 'en')).toBe('11 September')
    expect(shortDateRange([], 'mn')).toBe('')
    expect(longDateRange([], 'en')).toBe('')
  })
})
