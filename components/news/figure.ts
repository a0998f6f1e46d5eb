import type { Rock } from '@/components/ui/lith'
import { splitFigure } from '@/lib/content/news/figure'
import type { Figure } from './story'

const rocks: readonly [Rock, ...Rock[]] = ['shale', 'lime', 'sand', 'gran', 'tuff', 'cong', 'hatch']

/**
 * Returns an editor's figure as number and unit, «128» and «мянган тонн», with the rock of the category; undefined for
 * an empty text.
 */
export function figureOf(text: string, category: number): Figure | undefined {
  if (text === '') return undefined
  return { ...splitFigure(text), rock: rocks[category % rocks.length] ?? rocks[0] }
}
