import { randomBytes } from 'node:crypto'
import { codeAlphabet, codeLetters } from './pass-code'

/** Generates a code that cannot be guessed: each character has five bits of the system's randomness. */
export function drawCode(): string {
  return Array.from(randomBytes(codeLetters), (byte) => codeAlphabet[byte & 31]).join('')
}
