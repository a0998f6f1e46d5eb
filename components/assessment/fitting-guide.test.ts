import { expect, it } from 'vitest'
import { findFittingGuide } from './fitting-guide'

const guides = [
  'Хаягдлын сангийн аюулгүй ажиллагаа',
  'Усны нөөцийн хариуцлагатай ашиглалт',
  'Responsible use of water',
].map((title) => ({ title, url: `/files/${title}.pdf` }))

it('finds the guide that speaks of the same things, whatever the endings', () => {
  expect(findFittingGuide('Усны тэнцэл, дахин ашиглалт', guides)).toBe(guides[1])
  expect(findFittingGuide('ХАЯГДЛЫН САНГИЙН тогтворжилтын хяналт', guides)).toBe(guides[0])
  expect(findFittingGuide('Using water responsibly', guides)).toBe(guides[2])
})

it('offers none where one word alone agrees, or nothing does', () => {
  expect(findFittingGuide('Аюулгүй байдлын зөвлөл', guides)).toBeNull()
  expect(findFittingGuide('', guides)).toBeNull()
  expect(findFittingGuide('Усны тэнцэл', [])).toBeNull()
})
