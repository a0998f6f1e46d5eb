import { type Face, faceOf, type Part, type Weight } from './fonts'

/** Letters beside one another that one font draws; the width is of a letter height of 1. */
export type Run = { part: Part; text: string; width: number }
export type Line = Run[]

/** Sets texts in lines. One for each document, because it remembers the words that it met. */
export class LineSetter {
  private readonly words = new Map<string, Run[]>()
  private readonly parts = new Map<string, Part>()

  /**
   * The lines of a text, broken between words, and within a word only where that is wider than a line. The work
   * grows with the length of the text and with nothing else.
   */
  linesOf(text: string, { width, size, weight }: { width: number; size: number; weight: Weight }): Line[] {
    const room = width / size
    const lines: Line[] = []
    for (const paragraph of text.split('\n')) {
      let line: Line = []
      let used = 0
      const end = () => {
        lines.push(joined(line))
        line = []
        used = 0
      }
      const space = this.runsOf(' ', weight)
      const spaceWidth = widthOf(space)
      for (const word of paragraph.split(/\s/)) {
        if (word === '') continue
        const runs = this.runsOf(word, weight)
        const wide = widthOf(runs)
        if (line.length > 0 && used + spaceWidth + wide > room) end()
        if (line.length > 0) {
          line.push(...space)
          used += spaceWidth
        }
        if (wide <= room) {
          line.push(...runs)
          used += wide
          continue
        }
        for (const letter of word) {
          const runsOfLetter = this.runsOf(letter, weight)
          const letterWidth = widthOf(runsOfLetter)
          if (line.length > 0 && used + letterWidth > room) end()
          line.push(...runsOfLetter)
          used += letterWidth
        }
      }
      end()
    }
    return lines
  }

  private runsOf(word: string, weight: Weight): Run[] {
    const key = `${weight}${word}`
    let runs = this.words.get(key)
    if (!runs) {
      const face = faceOf(weight)
      runs = []
      for (const letter of word) {
        const part = this.partOf(letter, weight, face)
        const last = runs.at(-1)
        if (last?.part === part) last.text += letter
        else runs.push({ part, text: letter, width: 0 })
      }
      for (const run of runs) run.width = advanceOf(run)
      this.words.set(key, runs)
    }
    return runs
  }

  private partOf(letter: string, weight: Weight, face: Face): Part {
    const key = `${weight}${letter}`
    let part = this.parts.get(key)
    if (!part) {
      const code = letter.codePointAt(0) ?? 0
      part = face.find(({ font }) => font.hasGlyphForCodePoint(code)) ?? face[0]
      this.parts.set(key, part)
    }
    return part
  }
}

function advanceOf({ part: { font }, text }: Run): number {
  return font.layout(text).advanceWidth / font.unitsPerEm
}

export function widthOf(line: readonly Run[]): number {
  return line.reduce((sum, { width }) => sum + width, 0)
}

/** Runs of one font beside one another as one. */
function joined(line: readonly Run[]): Line {
  const runs: Line = []
  for (const run of line) {
    const last = runs.at(-1)
    if (last?.part === run.part)
      runs[runs.length - 1] = { ...last, text: last.text + run.text, width: last.width + run.width }
    else runs.push(run)
  }
  return runs
}
