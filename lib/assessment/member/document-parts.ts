import type { StoredAnswer } from './schema'

/** More lines than a comment needs: later ones are joined into one. */
const commentLinesMax = 40
/** The renderer's work grows faster than a text's length, so a long text is laid out in portions. */
const portionLettersMax = 600

/**
 * Splits a comment for printing into portions, one below the other. Two thousand lines of one letter would
 * make a document of three thousand pages, so the lines are limited, but not the letters.
 */
export function wrapComment(comment: string): string[] {
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

/** Some four pages of text. */
const partLettersMax = 12_000

const letterCountOf = ({ question, comment }: StoredAnswer) => question.length + comment.length

/**
 * Cuts the rows of a document into parts that each begin on a new page. For each page the renderer lays out
 * the whole rest of a part again, so its work grows with the square of a part's length: a hundred long
 * comments in one took a third of a minute. A part ends before a section or a requirement; a questionnaire
 * without long comments is one part.
 */
export function documentParts(answers: readonly StoredAnswer[]): StoredAnswer[][] {
  const parts: StoredAnswer[][] = [[]]
  let letters = 0
  let isHeaded = false
  for (const row of answers) {
    const isHeading = row.answer === null
    // A section's own heading and that of its first requirement stay together.
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
