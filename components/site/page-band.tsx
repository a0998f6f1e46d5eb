import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { joinWords } from '@/lib/platform/i18n/line-breaks'
import styles from './page-band.module.css'

type Props = {
  className?: string | undefined
  /** The title of the page: pages with different titles show different parts of the drawing. */
  seed?: string | undefined
  children: ReactNode
}

/** The title band of an inner page, with the drawing of its site beside the text. */
export function PageBand({ className, seed = '', children }: Props) {
  const letters = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const place = { '--band-x': `${(letters * 37) % 100}%`, '--band-y': `${(letters * 61) % 100}%` }
  return (
    <div className={clsx(styles.pageBand, className)} style={place as CSSProperties}>
      <div className="wrap">
        <div className={styles.text}>{children}</div>
      </div>
    </div>
  )
}

/** The lead under the title of a page. */
export function PageLead({ children }: { children: ReactNode }) {
  return (
    <p className={clsx('lead', styles.lead)}>
      {typeof children === 'string' ? joinWords(children) : children}
    </p>
  )
}
