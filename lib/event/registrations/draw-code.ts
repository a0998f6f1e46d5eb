import { randomBytes } from 'node:crypto'
import { codeAlphabet, codeLetters } from './pass-code'

/**
 * Generates the code of a pass, which cannot be guessed: each character has five bits of system randomness.
 */
export function generatePassCode(): string {
  return Array.from(randomBytes(codeLetters), (byte) => codeAlphabet[byte & 31]).join('')
}
