import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { formatInputDateTime } from '@/lib/platform/i18n/format'
import { endsTooEarly, isInOrder, isShownAt, scheduleFields } from './schema'

const form = z.object(scheduleFields).refine(isInOrder, endsTooEarly)

describe('a schedule', () => {
  it('is read in the zone that it names, in Ulaanbaatar without one, and may be left out', () => {
    expect(form.parse({ appears_at: '2031-05-01T02:30', ends_at: '2031-05-01T02:30:00.000Z' })).toEqual({
      appears_at: '2031-04-30T18:30:00.000Z',
      ends_at: '2031-05-01T02:30:00.000Z',
    })
    for (const nothing of [{}, { appears_at: '', ends_at: null }])
      expect(form.parse(nothing)).toEqual({ appears_at: null, ends_at: null })
  })

  it('comes back out of its field as it went in', () => {
    const time = '2031-12-31T23:59'
    expect(formatInputDateTime(form.parse({ appears_at: time }).appears_at)).toBe(time)
  })

  it('is compared by instants, whatever the zones', () => {
    const order = { appears_at: '2031-05-01T10:00:00+08:00', ends_at: '2031-05-01T03:00:00Z' }
    expect(form.safeParse(order).success).toBe(true)
    const late = form.safeParse({ ...order, ends_at: '2031-05-01T02:00:00Z' })
    expect(late.error?.issues.map(({ path }) => path)).toEqual([['ends_at']])
  })

  it('says whether its page is there', () => {
    const now = new Date('2031-05-01T02:00:00Z')
    expect(isShownAt(now, { appears_at: '', ends_at: '' })).toBe(true)
    expect(isShownAt(now, { appears_at: '2031-05-01T10:00', ends_at: '2031-05-01T10:01' })).toBe(true)
    expect(isShownAt(now, { appears_at: '2031-05-01T10:01', ends_at: '' })).toBe(false)
    expect(isShownAt(now, { appears_at: '', ends_at: '2031-05-01T10:00' })).toBe(false)
  })
})
