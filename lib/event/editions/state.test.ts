import { describe, expect, it } from 'vitest'
import { readEditionState } from './state'

const days = ['2027-09-11', '2027-09-12', '2027-09-14'].map((event_date) => ({ event_date }))
/** Reads the state at a time as clocks in Ulaanbaatar show it. */
const readStateAt = (time: string) => readEditionState(days, new Date(`${time}+08:00`))

describe('the state of an edition', () => {
  it('is announced without days', () => {
    expect(readEditionState([], new Date())).toEqual({ name: 'announced' })
  })

  it('counts the midnights until the first day, and is near in the last seven days', () => {
    expect(readStateAt('2026-12-31T23:59:59.999')).toEqual({ name: 'open', daysLeft: 254 })
    expect(readStateAt('2027-09-03T23:59:59.999')).toEqual({ name: 'open', daysLeft: 8 })
    expect(readStateAt('2027-09-04T00:00')).toEqual({ name: 'near', daysLeft: 7 })
    expect(readStateAt('2027-09-10T23:59:59.999')).toEqual({ name: 'near', daysLeft: 1 })
  })

  it('is now from the first midnight to the last, also between its days', () => {
    expect(readStateAt('2027-09-11T00:00')).toEqual({ name: 'now', today: days[0] })
    expect(readStateAt('2027-09-12T23:59:59.999')).toEqual({ name: 'now', today: days[1] })
    expect(readStateAt('2027-09-13T12:00')).toEqual({ name: 'now', today: null })
    expect(readStateAt('2027-09-14T23:59:59.999')).toEqual({ name: 'now', today: days[2] })
    expect(readStateAt('2027-09-15T00:00')).toEqual({ name: 'over' })
  })
})
