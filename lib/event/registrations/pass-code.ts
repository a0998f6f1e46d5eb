/**
 * The 32 characters of pass codes: five random bits choose each character of a code. I, O, 0 and 1 are left
 * out, because people confuse I with 1, and O with 0.
 */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const codeLetters = 8

const codePattern = new RegExp(`^[${codeAlphabet}]{${codeLetters}}$`)

export const isPassCode = (code: string): boolean => codePattern.test(code)

/** The Latin letter that each Cyrillic letter looks like: staff may type a code on a Mongolian keyboard. */
const lookalikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Ё: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  Ү: 'Y',
}

/** Formats a code for people to read: in two groups of four characters. */
export function formatPassCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`
}

/**
 * Returns the text in the QR code of a pass: only capitals, digits and a dash, which QR encodes most
 * compactly.
 */
export function passText(eventId: number, code: string): string {
  return `MW${eventId}-${code}`
}

export type ReadPass = { code: string; eventId: number | null }

/**
 * Reads a scanned or typed text: the text of a QR code, or the code alone, in capitals or not, with or
 * without spaces.
 * @returns null when the text cannot be a pass
 */
export function parsePassText(text: string): ReadPass | null {
  const plain = text
    .toUpperCase()
    .replace(/[\s_]/g, '')
    .replace(/[А-ЯЁҮ]/g, (letter) => lookalikes[letter] ?? letter)
  const [, event, code = ''] = /^(?:MW(\d{1,9})-)?(.+)$/.exec(plain) ?? []
  const plainCode = code.replaceAll('-', '')
  if (!isPassCode(plainCode)) return null
  return { code: plainCode, eventId: event ? Number(event) : null }
}
