import { expect, it } from 'vitest'
import { toCountedTerm } from './counted-term'

it('a term is counted in lower case, with single spaces', () => {
  expect(toCountedTerm('  ТЭЗҮ   боловсруулах ')).toBe('тэзү боловсруулах')
  expect(toCountedTerm('нүүрсний үнэ 2026')).toBe('нүүрсний үнэ 2026')
  expect(toCountedTerm('12 800')).toBe('12 800')
})

it.each([
  ['a mail address', 'bat@example.mn'],
  ['a phone number', '9911 2233'],
  ['a phone number with a prefix', '+976-99-11-22-33'],
  ['a register number', 'УБ90010112'],
  ['a number of a company', 'регистр 2074737'],
  ['a long text', 'би өчигдөр танай байгууллага руу захиа бичсэн боловч хариу аваагүй'],
  ['signs alone', '?!'],
])('%s is not counted', (_, term) => {
  expect(toCountedTerm(term)).toBeNull()
})
