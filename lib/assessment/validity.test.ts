import { describe, expect, it } from 'vitest'
import { endOfValidity, resultStateOf } from './validity'

describe('endOfValidity', () => {
  it('ends a year later at the same time', () => {
    expect(endOfValidity(new Date('2026-03-14T05:06:07.089Z'), 12).toISOString()).toBe(
      '2027-03-14T05:06:07.089Z',
    )
  })

  it('ends on the last day of a shorter month', () => {
    expect(endOfValidity(new Date('2027-01-31T04:00:00Z'), 1).toISOString()).toBe('2027-02-28T04:00:00.000Z')
    expect(endOfValidity(new Date('2028-02-29T04:00:00Z'), 12).toISOString()).toBe('2029-02-28T04:00:00.000Z')
  })

  it("counts the days of Ulaanbaatar's calendar", () => {
    // There it is already the first of March.
    expect(endOfValidity(new Date('2027-02-28T20:00:00Z'), 1).toISOString()).toBe('2027-03-31T20:00:00.000Z')
  })
})

describe('resultStateOf', () => {
  const [past, future] = [new Date(Date.now() - 1_000), new Date(Date.now() + 60_000)]

  it('ends with the validity', () => {
    expect(resultStateOf({ valid_until: future, withdrawn_at: null, isMember: true })).toBe('valid')
    expect(resultStateOf({ valid_until: past, withdrawn_at: null, isMember: true })).toBe('expired')
  })

  it('is withdrawn by staff, and while the member is deactivated, even after its end', () => {
    expect(resultStateOf({ valid_until: past, withdrawn_at: past, isMember: true })).toBe('withdrawn')
    expect(resultStateOf({ valid_until: past, withdrawn_at: null, isMember: false })).toBe('withdrawn')
  })
})
