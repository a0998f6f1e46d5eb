import { describe, expect, it } from 'vitest'
import { anyAuction, completeTradePath, parseReportSegments, parseScheduleSegments } from './address'
import { isDay } from '@/lib/platform/i18n/day'
import { addDays, completeRange, correctRange, dayOf, countDaysIn } from './days'
import { auctionCalendar } from './open-data'

describe('days', () => {
  it('knows which days there are', () => {
    expect(['2024-02-29', '2026-11-20', '1990-01-01'].every(isDay)).toBe(true)
    expect(['2025-02-29', '2026-13-01', '2026-11-31', '26-11-20', '1989-12-31', ''].some(isDay)).toBe(false)
  })

  it('counts them in Ulaanbaatar and over the ends of months', () => {
    expect(dayOf(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(countDaysIn({ start: '2026-02-27', end: '2026-03-01' })).toBe(3)
  })

  it('lets the end that was set last move the other', () => {
    const range = { start: '2026-05-10', end: '2026-05-01' }
    expect(correctRange(range, 'start')).toEqual({ start: '2026-05-10', end: '2026-05-10' })
    expect(correctRange(range, 'end')).toEqual({ start: '2026-05-01', end: '2026-05-01' })
  })

  it('completes a range with the last seven days', () => {
    expect(completeRange({}, '2026-11-20')).toEqual({ start: '2026-11-13', end: '2026-11-20' })
    expect(completeRange({ start: '2027-01-01' }, '2026-11-20')).toEqual({
      start: '2027-01-01',
      end: '2027-01-01',
    })
  })
})

describe('addresses of the page', () => {
  it('are completed from what was asked', () => {
    const path = (query: string) => completeTradePath(new URLSearchParams(query), '2026-11-20')
    expect(path('tab=zzz')).toBe('/mm/trade')
    expect(path('tab=schedule&limit=24')).toBe('/mm/trade?tab=schedule&limit=24&page=1')
    expect(path('tab=schedule&seller=7&product=&upcoming=1')).toBe(
      '/mm/trade?tab=schedule&seller=7&upcoming=1&limit=12&page=1',
    )
    expect(path('product=abc&seller=-1&upcoming=yes')).toBe('/mm/trade')
    expect(path('tab=report')).toBe(
      '/mm/trade?tab=report&startDate=2026-11-13&endDate=2026-11-20&limit=10&page=1',
    )
    expect(path('tab=report&startDate=2026-02-30&limit=7&page=-1')).toBe(path('tab=report'))
  })

  it('are refused when they name no state of it', () => {
    expect(parseScheduleSegments('10', '1')).toBeNull()
    expect(parseScheduleSegments('12', '1')).toEqual({ limit: 12, page: 1, ...anyAuction })
    expect(parseScheduleSegments('12', '2', ['product', '3', 'seller', '7', 'upcoming'])).toEqual({
      ...{ limit: 12, page: 2, product: 3, seller: 7, isUpcoming: true },
    })
    for (const filters of [['product'], ['seller', '7', 'product', '3'], ['upcoming', 'x'], ['product', '0']])
      expect(parseScheduleSegments('12', '1', filters), filters.join('/')).toBeNull()
    expect(parseReportSegments('2026-02-30', '2026-03-01', '10', '1')).toBeNull()
    expect(parseReportSegments('2026-03-05', '2026-03-01', '10', '2')).toEqual({
      ...{ start: '2026-03-05', end: '2026-03-05', limit: 10, page: 2 },
    })
  })
})

describe('open data', () => {
  it('folds the lines of a calendar at 75 bytes', () => {
    const auction = {
      ...{
        id: 1,
        order_num: '7',
        sell_date: '2026-12-10',
        sell_datetime: '2026-12-10T02:00:00.000Z',
        seller_name: 'Говь, ХХК',
      },
      ...{ seller_name_en: '', type_en: '', other_en: '' },
      ...{ type: 'Нүүрс', quantity: 2, lot_size: 500, currency: 'USD', other: '', url: '', own_url: '' },
      changedAt: '2026-11-20T00:00:00.000Z',
    }
    const text = auctionCalendar([auction], {
      ...{ name: 'МУУҮА', host: 'mnma.example', page: 'https://mnma.example/mm/trade' },
      title: ({ seller_name }) => `Дуудлага худалдаа: ${seller_name} ${'ү'.repeat(60)}`,
      description: (_, tonnes) => `${tonnes} t`,
    })
    expect(text).toContain('DTSTART:20261210T020000Z')
    expect(text).toContain('Говь\\, ХХК')
    expect(text).toContain('DESCRIPTION:1000 t')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
})
