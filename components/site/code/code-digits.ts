export const codeLength = 6

export type DigitsAndFocus = { digits: string[]; focus: number }

/** Returns six empty boxes. */
export function emptyDigits(): string[] {
  return Array.from({ length: codeLength }, () => '')
}

/** Enters typed or pasted text: its digits fill the box at `boxIndex` and the following boxes. */
export function enterDigits(digits: readonly string[], boxIndex: number, text: string): DigitsAndFocus {
  const enteredDigits = text.replace(/\D/g, '')
  // A whole code fills all boxes, no matter into which box it was pasted.
  const from = enteredDigits.length >= codeLength ? 0 : boxIndex
  const newDigits = [...digits]
  for (const [index, digit] of [...enteredDigits].slice(0, codeLength - from).entries())
    newDigits[from + index] = digit
  const last = from + Math.min(enteredDigits.length, codeLength - from)
  return { digits: newDigits, focus: Math.min(last, codeLength - 1) }
}

/** Handles Backspace: empties the box at `boxIndex` or, if that is empty, the previous box. */
export function eraseDigit(digits: readonly string[], boxIndex: number): DigitsAndFocus {
  const focus = digits[boxIndex] ? boxIndex : Math.max(0, boxIndex - 1)
  return { digits: digits.map((digit, index) => (index === focus ? '' : digit)), focus }
}
