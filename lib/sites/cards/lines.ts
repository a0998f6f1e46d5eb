import { type FontName, widthOf } from './font'

type TextLimits = {
  font: FontName
  width: number
  linesMax: number
  /** The maximum height of all lines together; a line is as high as the letter size times `lineHeight`. */
  height?: number
  lineHeight?: number
}

/** Breaks a word that is wider than a line; all parts except the last end in a hyphen. */
function breakWord(word: string, font: FontName, size: number, width: number): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && widthOf(`${part}${letter}-`, font, size) > width) {
      parts.push(`${part}-`)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

/** Breaks a text into lines, each filled as far as possible. */
function breakIntoLines(words: readonly string[], font: FontName, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, font, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

/**
 * Breaks a text into as few lines as `breakIntoLines`, but of similar length: in the narrowest width that
 * needs no more lines.
 */
function breakIntoBalancedLines(
  words: readonly string[],
  font: FontName,
  size: number,
  width: number,
): string[] {
  const lines = breakIntoLines(words, font, size, width)
  let [minWidth, maxWidth] = [Math.max(...words.map((word) => widthOf(word, font, size)), 0), width]
  while (maxWidth - minWidth > 4) {
    const middle = (minWidth + maxWidth) / 2
    if (breakIntoLines(words, font, size, middle).length > lines.length) minWidth = middle
    else maxWidth = middle
  }
  return breakIntoLines(words, font, size, maxWidth)
}

/** The most letters of a line, so that not all of a long text is measured. */
const lineLettersMax = 400

/** Shortens a text to one line, with an ellipsis if it is too long. */
export function shortenLine(text: string, font: FontName, size: number, width: number): string {
  const letters = [...text]
  const firstLettersWithEllipsis = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`
  if (letters.length <= lineLettersMax && widthOf(text, font, size) <= width) return text
  let [fits, tooMany] = [0, Math.min(letters.length, lineLettersMax)]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (widthOf(firstLettersWithEllipsis(middle), font, size) <= width) fits = middle
    else tooMany = middle
  }
  return firstLettersWithEllipsis(fits)
}

/**
 * Breaks a text, such as a title, into lines at the largest size that fits. If no size fits, it takes the
 * smallest, breaks the wide words, and ends the last line in an ellipsis if there are still too many lines.
 * @param sizes from large to small
 */
export function fitText(
  text: string,
  sizes: readonly number[],
  { font, width, linesMax, height = Infinity, lineHeight = 1 }: TextLimits,
): { size: number; lines: string[] } {
  const words = text.split(' ').filter(Boolean)
  for (const size of sizes) {
    if (words.some((word) => widthOf(word, font, size) > width)) continue
    const lines = breakIntoBalancedLines(words, font, size, width)
    if (lines.length <= linesMax && lines.length * size * lineHeight <= height) return { size, lines }
  }
  const size = sizes.at(-1) ?? 40
  const parts = words.flatMap((word) =>
    widthOf(word, font, size) > width ? breakWord(word, font, size, width) : [word],
  )
  const lines = breakIntoLines(parts, font, size, width)
  if (lines.length <= linesMax) return { size, lines }
  const rest = lines.slice(linesMax - 1).join(' ')
  return { size, lines: [...lines.slice(0, linesMax - 1), shortenLine(rest, font, size, width)] }
}
