import { expect, it } from 'vitest'
import { ClockWatch } from './clock'

it('detects a clock that was set forward or back, and not one that just runs', () => {
  const at = { wall: 1_000_000, steady: 500 }
  const watch = new ClockWatch({ wall: () => at.wall, steady: () => at.steady })
  const pass = (wall: number, steady = wall) => {
    at.wall += wall
    at.steady += steady
    return watch.detectAndNoteClockChange()
  }
  const days = 40 * 86_400_000
  expect(pass(15_000)).toBe(false)
  // A second of difference is drift, or a process that was suspended for a moment.
  expect(pass(15_000, 14_000)).toBe(false)
  expect(pass(days + 15_000, 15_000)).toBe(true)
  expect(pass(15_000)).toBe(false)
  expect(pass(15_000 - days, 15_000)).toBe(true)
  expect(pass(15_000)).toBe(false)
})
