import { expect, it } from 'vitest'
import { createSightingFilter } from './sightings'

it('takes a pass that stays in view once, however long', () => {
  const sightings = createSightingFilter()
  const sightingsOfOnePass = Array.from({ length: 200 }, (_, at) => sightings.isNew('MW3-A', at * 120))
  expect(sightingsOfOnePass.filter(Boolean)).toHaveLength(1)
})

it('takes the next pass without a press, but not while the first is being taken away', () => {
  const sightings = createSightingFilter()
  expect(sightings.isNew('MW3-A', 0)).toBe(true)
  expect(sightings.isNew('MW3-B', 1_000)).toBe(false)
  expect(sightings.isNew('MW3-B', 1_600)).toBe(true)
})

it('takes the same pass again once it was out of view for seconds', () => {
  const sightings = createSightingFilter()
  expect(sightings.isNew('MW3-A', 0)).toBe(true)
  expect(sightings.isNew('MW3-A', 4_000)).toBe(false)
  expect(sightings.isNew('MW3-A', 8_900)).toBe(false)
  expect(sightings.isNew('MW3-A', 14_000)).toBe(true)
})
