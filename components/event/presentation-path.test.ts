import { expect, it } from 'vitest'
import { presentationPath } from './presentation-path'

const hall = (id: number) => ({ id, hall_name: '', hall_name_en: '', seats: null })
const talk = (id: number) => ({
  ...{ id, present_name: '', present_name_en: '', present_url: '', speakers: '', speakers_en: '' },
  ...{ starts: '', bytes: 0 },
})
const place = { edition: null, halls: [hall(5), hall(6)], presentations: [talk(8), talk(9)] }

it('names day, room and document where they are not the first', () => {
  expect(presentationPath(place, { day: 1, hall: 5 })).toBe('/mw/presentation')
  expect(presentationPath(place, { day: 1, hall: 5, id: 8 })).toBe('/mw/presentation')
  expect(presentationPath(place, { day: 2 })).toBe('/mw/presentation/2')
  expect(presentationPath(place, { day: 1, hall: 6 })).toBe('/mw/presentation/1/6')
  expect(presentationPath(place, { day: 1, hall: 5, id: 9 })).toBe('/mw/presentation/1/5/9')
  expect(presentationPath(place, { day: 2, hall: 6, id: 9 })).toBe('/mw/presentation/2/6/9')
})
