import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDecimal,
  formatFileSize,
  formatInputDateTime,
  formatMonth,
  formatNumber,
  formatTonnes,
  yearOf,
} from './format'

describe('formatInputDateTime', () => {
  it('is what a field for date and time takes, in Ulaanbaatar', () => {
    expect(formatInputDateTime('2025-09-10T16:05:30.000Z')).toBe('2025-09-11T00:05')
    expect(formatInputDateTime(null)).toBe('')
    expect(formatInputDateTime('')).toBe('')
    expect(formatInputDateTime('soon')).toBe('')
  })
})

describe('formatDate', () => {
  it('writes the date of each language', () => {
    expect(formatDate('2025-09-11T02:00:00.000Z', 'mn')).toBe('2025.09.11')
    expect(formatDate('2025-09-11T02:00:00.000Z', 'en')).toBe('11 Sep 2025')
    expect(formatDate('2025-01-05', 'en')).toBe('5 Jan 2025')
  })

  it('counts the day in Ulaanbaatar, eight hours ahead of UTC', () => {
    expect(formatDate('2025-09-10T15:59:00.000Z', 'mn')).toBe('2025.09.10')
    expect(formatDate('2025-09-10T16:00:00.000Z', 'mn')).toBe('2025.09.11')
    expect(formatDate('2025-12-31T20:00:00.000Z', 'en')).toBe('1 Jan 2026')
  })

  it('takes a date without a time as that day', () => {
    expect(formatDate('2025-09-11', 'mn')).toBe('2025.09.11')
  })

  it('gives back what is no date', () => {
    expect(formatDate('soon', 'mn')).toBe('soon')
    expect(formatDateTime('', 'en')).toBe('')
  })
})

describe('formatDateTime', () => {
  it('adds the time on a 24-hour clock', () => {
    expect(formatDateTime('2025-09-11T06:30:00.000Z', 'mn')).toBe('2025.09.11 14:30')
    expect(formatDateTime('2025-09-10T16:05:00.000Z', 'en')).toBe('11 Sep 2025, 00:05')
  })
})

describe('yearOf', () => {
  it('begins a year when it begins in Ulaanbaatar', () => {
    expect(yearOf('2025-12-31T15:59:59.000Z')).toBe(2025)
    expect(yearOf('2025-12-31T16:00:00.000Z')).toBe(2026)
    expect(yearOf('2026-01-01')).toBe(2026)
  })
})

describe('formatMonth', () => {
  it('names the month of each language', () => {
    expect(formatMonth('2025-09', 'mn')).toBe('2025 оны 9 дүгээр сар')
    expect(formatMonth('2025-09', 'en')).toBe('September 2025')
    expect(formatMonth('2025-12', 'mn')).toBe('2025 оны 12 дугаар сар')
  })

  it('gives back what is no month', () => {
    expect(formatMonth('2025-13', 'mn')).toBe('2025-13')
    expect(formatMonth('nickel', 'en')).toBe('nickel')
  })
})

describe('numbers', () => {
  it('parts the thousands', () => {
    expect(formatNumber(12800)).toBe('12,800')
    expect(formatNumber(0.5)).toBe('0.5')
    expect(formatDecimal(98.4)).toBe('98.40')
    expect(formatDecimal(1312)).toBe('1,312.00')
    expect(formatTonnes(12800, 'mn')).toBe('12,800 тонн')
    expect(formatTonnes(6000, 'en')).toBe('6,000 t')
  })
})

describe('formatFileSize', () => {
  it('counts in the unit that reads best', () => {
    expect(formatFileSize(300)).toBe('1 KB')
    expect(formatFileSize(655_360)).toBe('640 KB')
    expect(formatFileSize(1_048_576)).toBe('1.0 MB')
    expect(formatFileSize(15_204_352)).toBe('14.5 MB')
  })
})
