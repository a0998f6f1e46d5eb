import { expect, it } from 'vitest'
import { csvLine, csvValue } from './csv'

it('runs no formula in a spreadsheet', () => {
  expect(csvValue('=HYPERLINK("x")')).toBe('"\'=HYPERLINK(""x"")"')
  expect(['+1', '-1', '@a'].map(csvValue)).toEqual(["'+1", "'-1", "'@a"])
  expect([csvValue(-5), csvValue(null), csvValue('Говь, ХХК')]).toEqual(['-5', '', '"Говь, ХХК"'])
})

it('escapes separators within a value', () => {
  expect(csvLine(['a"b', 'c,d', 'e\nf', 'Ө, Ү', null, 7])).toBe('"a""b","c,d","e\nf","Ө, Ү",,7\r\n')
})
