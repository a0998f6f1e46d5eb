import { expect, it } from 'vitest'
import { coversAny } from './unicode-range'

it('finds the fonts that a text needs', () => {
  const range = 'U+460-52F, U+1C80-1C8A, U+20B4'
  expect(coversAny(range, 'Өмнө')).toBe(true)
  expect(coversAny(range, 'Говь 12%')).toBe(false)
  expect(coversAny('U+0000-00FF', 'Говь 12%')).toBe(true)
  expect(coversAny('u+20b4', '₴')).toBe(true)
  expect(coversAny('U+4??', 'я')).toBe(true)
  expect(coversAny('U+4??', 'z')).toBe(false)
  expect(coversAny('', 'z')).toBe(true)
})
