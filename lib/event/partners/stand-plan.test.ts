import { expect, it } from 'vitest'
import { standPlan } from './stand-plan'

const standsOf = (codes: readonly string[]) =>
  codes.map((stand, at) => ({
    id: at + 1,
    name: `№ ${at + 1}`,
    name_en: '',
    stand,
    page: 1,
    is_sponsor: false,
  }))
const placesOf = (...codes: string[]) =>
  standPlan(standsOf(codes))?.places.map(({ code, stands }) =>
    [code, ...stands.map(({ id }) => id)].join(' '),
  ) ?? null

it('has a row for each letter, with the free places between, and leaves out what it cannot read', () => {
  expect(placesOf('B-2', 'a 01', 'A-04', 'Б12', 'Гадаа талбай', 'A-02, A-04', '12')).toEqual([
    ...['A-01 2', 'A-02 6', 'A-03', 'A-04 3 6', 'B-02 1', 'Б-12 4'],
  ])
})

it('draws no free places where most would be free, and no plan for a few stands', () => {
  expect(placesOf('A-1', 'A-300', 'A-2', 'A-301', 'A-9')).toEqual([
    ...['A-01 1', 'A-02 3', 'A-09 5', 'A-300 2', 'A-301 4'],
  ])
  expect(placesOf('A-1', 'A-2', 'A-3', 'A-4', 'талбай')).toBeNull()
})

it('breaks long rows into lines of equal length that do not overlap', () => {
  const plan = standPlan(
    standsOf([...Array.from({ length: 12 }, (_, at) => `A-${at + 1}`), 'B-1', 'B-2', 'B-3']),
  )
  const points = plan?.places.map(({ x, y }) => `${x},${y}`) ?? []
  expect(new Set(points).size).toBe(15)
  expect(plan?.places.filter(({ y }) => y === 0)).toHaveLength(6)
  for (const { x, y } of plan?.places ?? []) {
    expect(x + (plan?.placeWidth ?? 0)).toBeLessThanOrEqual(plan?.width ?? 0)
    expect(y + (plan?.placeHeight ?? 0)).toBeLessThanOrEqual(plan?.height ?? 0)
  }
})
