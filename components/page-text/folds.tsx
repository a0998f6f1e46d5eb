import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { RockSwatch } from '@/components/ui/lith'
import { rockSwatchOnPage, waveVariantOf } from '@/components/assessment/layers'
import type { TitledItem } from '@/lib/content/page-texts/outline'
import { TrustedHtml } from './inline-html'
import type { CollapsibleListOptions } from './text-parts'
import styles from './folds.module.css'

type Props = CollapsibleListOptions & { items: readonly (TitledItem & { count: number })[] }

/**
 * Collapsible rows. With `core` each row is a layer of a drill core, with its rock at the left. The
 * first row is open, to show what the rows contain.
 */
export function CollapsibleList({ items, core: isDrillCore, count: formatCount }: Props) {
  return (
    <ol className={clsx(styles.folds, isDrillCore && styles.core)}>
      {items.map((item, at) => (
        <li key={at}>
          {isDrillCore && (
            <RockSwatch {...rockSwatchOnPage(at)} wave={waveVariantOf(at)} className={styles.rock} />
          )}
          <details open={at === 0}>
            <summary>
              <h3 className={styles.title}>{item.title}</h3>
              {formatCount && item.count > 0 && (
                <span className={clsx('num', styles.count)}>{formatCount(item.count)}</span>
              )}
              <Plus className={clsx('icon', styles.sign)} size={20} aria-hidden />
            </summary>
            <TrustedHtml html={item.html} className={styles.text} />
          </details>
        </li>
      ))}
    </ol>
  )
}
