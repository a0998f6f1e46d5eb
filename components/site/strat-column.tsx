import { ArrowRight } from 'lucide-react'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { RockSwatch } from '@/components/ui/lith'
import styles from './strat-column.module.css'

type Layer = {
  key: string | number
  href: string
  stone: Pick<ComponentProps<typeof RockSwatch>, 'rock' | 'fill' | 'ink'>
  content: ReactNode
}

/** Returns the number of the wave that draws a layer's upper edge. Adjacent edges have different waves. */
const layerWaveAt = (at: number) => ([3, 1, 2] as const)[at % 3]

/**
 * Links drawn as the layers of a drill core; the whole row of a layer is its link.
 * @param className sets `--stone-width` and `--layer-height` for wide screens
 */
export function DrillCoreLinks({ layers, className }: { layers: Layer[]; className?: string }) {
  return (
    <ul className={clsx(styles.stratColumn, className)}>
      {layers.map(({ key, href, stone, content }, at) => (
        <li key={key}>
          <AppLink href={href}>
            <RockSwatch {...stone} wave={layerWaveAt(at)} className={styles.stone} />
            {content}
            <ArrowRight className="icon" size={18} aria-hidden />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
