import { randomBytes } from 'node:crypto'
import { codeAlphabet, codeLetters } from './pass-code'

/** A code that nobody can guess: each of its signs is five bits of the system's randomness. */
export function newCode(): string {
  return Array.from(randomBytes(codeLetters), (byte) => codeAlphabet[byte & 31]).join('')
}
