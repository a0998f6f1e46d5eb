import { describe, expect, it } from 'vitest'
import { galleryDayNumber } from './schema'

describe('galleryDayNumber', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 1],
    [6, 2],
    [7, 3],
    [8, 4],
  ])('takes the agenda’s day %i for the gallery’s %i', (day, gallery) => {
    expect(galleryDayNumber(day)).toBe(gallery)
  })

  it.each([0, 9, 10, -1, 1.5, Number.NaN])(
    'takes %d, which is no day of the agenda, for the first',
    (day) => {
      expect(galleryDayNumber(day)).toBe(1)
    },
  )
})
