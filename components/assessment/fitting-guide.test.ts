import { expect, it } from 'vitest'
import { fittingGuide } from './fitting-guide'

const guides = [
  'Хаягдлын сангийн аюулгүй ажиллагаа',
  'Усны нөөцийн хариуцлагатай ашиглалт',
  'Responsible use of water',
].map((title) => ({ title, url: `/files/${title}.pdf` }))

it('finds the guide that speaks of the same things, whatever the endings', () => {
  expect(fittingGuide('Усны тэнцэл, дахин ашиглалт', guides)).toBe(guides[1])
  expect(fittingGuide('ХАЯГДЛЫН САНГИЙН тогтворжилтын хяналт', guides)).toBe(guides[0])
  expect(fittingGuide('Using water responsibly', guides)).toBe(guides[2])
})

it('offers none where one word alone agrees, or nothing does', () => {
  expect(fittingGuide('Аюулгүй байдлын зөвлөл', guides)).toBeNull()
  expect(fittingGuide('', guides)).toBeNull()
  expect(fittingGuide('Усны тэнцэл', [])).toBeNull()
})
