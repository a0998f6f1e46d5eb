import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create, type Font } from 'fontkit'

/** Parts of the text face that `scripts/fonts.ts` cuts for documents; each letter is taken from the first that has it. */
const parts = ['cyrillic', 'mongolian', 'figures', 'latin', 'accents'] as const
export const weights = [400, 600] as const
export type Weight = (typeof weights)[number]

export type Part = { name: string; file: string; font: Font }
export type Face = readonly [Part, ...Part[]]

const faces = new Map<Weight, Face>()

/** The text face in one weight, read once. */
export function faceOf(weight: Weight): Face {
  let face = faces.get(weight)
  if (!face) {
    const [first, ...others] = parts.map((part): Part => {
      const file = resolve(`lib/pdf/fonts/golos-${weight}-${part}.ttf`)
      return { name: `golos-${weight}-${part}`, file, font: create(readFileSync(file)) as Font }
    })
    if (!first) throw new Error('the face has no parts')
    faces.set(weight, (face = [first, ...others]))
  }
  return face
}
