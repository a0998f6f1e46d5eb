import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import patterns from './lith-patterns.module.css'
import styles from './lith.module.css'

export type Rock = 'sand' | 'shale' | 'lime' | 'gran' | 'tuff' | 'cong' | 'hatch'

type Props = {
  rock: Rock
  /** The colours of the rock and of its pattern. */
  fill: string
  ink: string
  /** The shape of the upper edge, for a layer under another one. The caller's style applies it as a mask. */
  wave?: 1 | 2 | 3
  className?: string
  style?: CSSProperties
}

/** A swatch of rock: a colour with a pattern, which marks an item of a set, such as a category or a day. */
export function RockSwatch({ rock, fill, ink, wave, className, style }: Props) {
  return (
    <span
      className={clsx(styles.lith, patterns[rock], wave && patterns[`wave${wave}`], className)}
      style={{ '--lith-fill': fill, '--lith-ink': ink, ...style } as CSSProperties}
      aria-hidden
    />
  )
}
