import type { Stone } from '@/components/site/company-mark'
import { mainCodeOf, type MainCode } from '@/lib/directory/codes'

const stones: Record<MainCode, Stone> = {
  '01': { rock: 'gran', fill: '#2c302c', ink: '#ffffff' },
  '02': { rock: 'lime', fill: '#cacabd', ink: '#2c302c' },
  '03': { rock: 'hatch', fill: '#f0b92e', ink: '#4f3a02' },
  '04': { rock: 'sand', fill: '#e4e4da', ink: '#2c302c' },
}

/**
 * Returns the rock pattern and the colours of a main category, which are the same on all pages.
 * @param code the code of the main category or of one of its sub-categories
 */
export function categoryStone(code: string): Stone {
  return stones[mainCodeOf(code)]
}
