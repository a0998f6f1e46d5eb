import { expect, it } from 'vitest'
import { coversAnyLetter } from './unicode-range'

it('finds the fonts that a text needs', () => {
  const range = 'U+460-52F, U+1C80-1C8A, U+20B4'
  expect(coversAnyLetter(range, 'Өмнө')).toBe(true)
  expect(coversAnyLetter(range, 'Говь 12%')).toBe(false)
  expect(coversAnyLetter('U+0000-00FF', 'Говь 12%')).toBe(true)
  expect(coversAnyLetter('u+20b4', '₴')).toBe(true)
  expect(coversAnyLetter('U+4??', 'я')).toBe(true)
  expect(coversAnyLetter('U+4??', 'z')).toBe(false)
  expect(coversAnyLetter('', 'z')).toBe(true)
})
