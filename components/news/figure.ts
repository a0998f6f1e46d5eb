import type { Rock } from '@/components/ui/lith'
import type { Figure } from './story'

const rocks: readonly [Rock, ...Rock[]] = ['shale', 'lime', 'sand', 'gran', 'tuff', 'cong', 'hatch']

/** Splits behind the first digits and a sign of percent; a text without digits is all number. */
function splitNumberAndUnit(text: string): { number: string; unit: string } {
  const digits = /\d[\d.,\s]*/.exec(text)
  if (!digits) return { number: text, unit: '' }
  const end = digits.index + digits[0].trimEnd().length
  const percent = /^\s?%/.exec(text.slice(end))?.[0] ?? ''
  return { number: text.slice(0, end) + percent, unit: text.slice(end + percent.length).trim() }
}

/**
 * Returns an editor's figure as number and unit, «128» and «мянган тонн», with the rock of the category; undefined for
 * an empty text.
 */
export function figureOf(text: string, category: number): Figure | undefined {
  if (text === '') return undefined
  return { ...splitNumberAndUnit(text), rock: rocks[category % rocks.length] ?? rocks[0] }
}
