import type { StoredAnswer } from './schema'

/** The number of a comment's lines that are printed as lines; all later lines are joined into one. */
const commentLinesMax = 40
/**
 * A portion ends before the word that would exceed this number of letters: the renderer's work grows faster
 * than the length of a text.
 */
const portionLettersMax = 600

/**
 * Splits a comment into portions, which the document prints one below the other. Every letter is kept, but
 * the lines are limited: thousands of lines with one letter each would fill thousands of pages.
 */
export function splitComment(comment: string): string[] {
  const lines = comment.split(/\r\n|\r|\n/)
  const printedLines =
    lines.length <= commentLinesMax
      ? lines
      : [...lines.slice(0, commentLinesMax), lines.slice(commentLinesMax).filter(Boolean).join(' ')]
  const portions = ['']
  for (const [at, line] of printedLines.entries()) {
    for (const [place, word] of line.split(' ').entries()) {
      const last = portions.at(-1) ?? ''
      const sign = place > 0 ? ' ' : at > 0 ? '\n' : ''
      if (last !== '' && last.length + word.length > portionLettersMax) portions.push(word)
      else portions[portions.length - 1] = `${last}${sign}${word}`
    }
  }
  return portions
}

/** The number of letters after which a part may end: about four pages of text. */
const partLettersMax = 12_000

const letterCountOf = ({ question, comment }: StoredAnswer) => question.length + comment.length

/**
 * Cuts the rows of a document into parts, each of which begins on a new page. For every page the renderer
 * lays out the whole rest of the part again, so its work grows with the square of the part's length: a
 * hundred long comments in one part took 20 seconds. A part longer than `partLettersMax` ends before the next
 * section or requirement; a part of more than twice this length ends before the next row.
 */
export function documentParts(answers: readonly StoredAnswer[]): StoredAnswer[][] {
  const parts: StoredAnswer[][] = [[]]
  let letters = 0
  let isHeaded = false
  for (const row of answers) {
    const isHeading = row.answer === null
    // No part begins directly after a heading, so that a section's heading stays with what follows.
    const mayBegin = !isHeaded && (isHeading || letters > 2 * partLettersMax)
    if (mayBegin && letters > partLettersMax) {
      parts.push([])
      letters = 0
    }
    parts.at(-1)?.push(row)
    letters += letterCountOf(row)
    isHeaded = isHeading
  }
  return parts
}
