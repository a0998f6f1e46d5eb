export const codeLength = 6

export type Digits = { digits: string[]; focus: number }

/** Six empty boxes. */
export function noDigits(): string[] {
  return Array.from({ length: codeLength }, () => '')
}

/** What was typed or pasted into a box: the digits of it fill this box and those behind it. */
export function enterDigits(digits: readonly string[], at: number, text: string): Digits {
  const enteredDigits = text.replace(/\D/g, '')
  // A whole code fills all boxes, whichever box it was put into.
  const from = enteredDigits.length >= codeLength ? 0 : at
  const newDigits = [...digits]
  for (const [index, digit] of [...enteredDigits].slice(0, codeLength - from).entries())
    newDigits[from + index] = digit
  const last = from + Math.min(enteredDigits.length, codeLength - from)
  return { digits: newDigits, focus: Math.min(last, codeLength - 1) }
}

/** Backspace: empties this box, or the one before when this one is empty already. */
export function eraseDigit(digits: readonly string[], at: number): Digits {
  const focus = digits[at] ? at : Math.max(0, at - 1)
  return { digits: digits.map((digit, index) => (index === focus ? '' : digit)), focus }
}
