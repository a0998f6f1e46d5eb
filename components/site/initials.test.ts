import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it('takes two letters of a name', () => {
  expect(initialsOf('Д.Сүхбат')).toBe('ДС')
  expect(initialsOf('ө. үүрийнтуяа')).toBe('ӨҮ')
  expect(initialsOf('Номин')).toBe('Н')
  expect(initialsOf('  ')).toBe('')
})
