import { describe, expect, it } from 'vitest'
import { enterDigits, eraseDigit, emptyDigits } from './code-digits'

describe('the boxes of a code', () => {
  it('take one digit and go on', () => {
    expect(enterDigits(emptyDigits(), 0, '4')).toEqual({ digits: ['4', '', '', '', '', ''], focus: 1 })
    expect(enterDigits(emptyDigits(), 5, '9').focus).toBe(5)
  })

  it('leave out what is no digit', () => {
    expect(enterDigits(emptyDigits(), 2, 'а')).toEqual({ digits: emptyDigits(), focus: 2 })
    expect(enterDigits(emptyDigits(), 0, '12 3-456').digits.join('')).toBe('123456')
  })

  it('take a whole code in any box', () => {
    expect(enterDigits(emptyDigits(), 3, '123456')).toEqual({ digits: [...'123456'], focus: 5 })
    expect(enterDigits([...'000000'], 0, '12345678').digits.join('')).toBe('123456')
  })

  it('take a part of a code from where it is put', () => {
    expect(enterDigits(emptyDigits(), 4, '78').digits).toEqual(['', '', '', '', '7', '8'])
  })

  it('are emptied backwards', () => {
    expect(eraseDigit([...'12', '', '', '', ''], 2)).toEqual({ digits: ['1', '', '', '', '', ''], focus: 1 })
    expect(eraseDigit([...'123456'], 5)).toEqual({ digits: [...'12345', ''], focus: 5 })
    expect(eraseDigit(emptyDigits(), 0)).toEqual({ digits: emptyDigits(), focus: 0 })
  })
})
