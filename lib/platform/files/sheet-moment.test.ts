import { describe, expect, it } from 'vitest'
import { momentText, parseMoment } from './sheet-moment'

describe('a moment of a file', () => {
  it.each([
    ['2026-11-20', { day: '2026-11-20', time: '00:00:00', zone: null }],
    ['2026.11.20 9:30', { day: '2026-11-20', time: '09:30:00', zone: null }],
    ['2026/11/20T10:30:15.5Z', { day: '2026-11-20', time: '10:30:15', zone: 'Z' }],
    ['2026-11-20 10:30 +0800', { day: '2026-11-20', time: '10:30:00', zone: '+0800' }],
  ])('%s is read', (text, moment) => {
    expect(parseMoment(text)).toEqual(moment)
  })

  it.each(['', '2026-02-30', '20.11.2026', '2026-11-20 25:00', '2026-11-20 10:30 +15:00'])(
    '%j is refused',
    (text) => {
      expect(() => parseMoment(text)).toThrow()
    },
  )

  it('of a workbook has the values of its cell, whatever the zone of the server', () => {
    expect(momentText(new Date('2026-11-20T10:30:00Z'))).toBe('2026-11-20T10:30:00')
  })
})
