import { describe, expect, it } from 'vitest'
import { codeAlphabet, isPassCode, passText, parsePassText, formatPassCode } from './pass-code'

describe('the code of a pass', () => {
  it('has an alphabet of 32 signs without lookalikes', () => {
    expect(new Set(codeAlphabet).size).toBe(32)
    expect(codeAlphabet).not.toMatch(/[IO01]/)
  })

  it('is read in two groups of four', () => {
    expect(formatPassCode('7QK4M2XP')).toBe('7QK4 M2XP')
  })

  it('is known from its QR code, with the edition', () => {
    expect(parsePassText(passText(3, '7QK4M2XP'))).toEqual({ code: '7QK4M2XP', eventId: 3 })
  })

  it.each(['7qk4 m2xp', ' 7QK4-M2XP ', '7QK4M2XP', '7QК4 М2ХР'])('is known from %j', (input) =>
    expect(parsePassText(input)).toEqual({ code: '7QK4M2XP', eventId: null }),
  )

  it.each([
    '',
    'MW3',
    'MW3-',
    '7QK4M2X',
    '7QK4M2XPP',
    'IIIIOOOO',
    'https://mnma.example',
    'MWx-7QK4M2XP',
    'ЩЩЩЩЩЩЩЩ',
  ])('is not %j', (text) => expect(parsePassText(text)).toBeNull())

  it('never is what is no code', () => expect(isPassCode('7qk4m2xp')).toBe(false))
})
