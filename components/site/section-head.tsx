import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { joinWords } from '@/lib/platform/i18n/line-breaks'
import styles from './section-head.module.css'

/** A section's heading on a hairline, with a link or tools at the right. */
export function SectionHead({
  title,
  id,
  aside,
  hasTools,
  small,
}: {
  title: ReactNode
  id?: string
  aside?: ReactNode
  hasTools?: boolean
  /** Whether the heading is of a part within a section. */
  small?: boolean
}) {
  return (
    <div className={clsx(styles.sectionHead, hasTools && styles.tools, small && styles.small)}>
      <h2 id={id}>{typeof title === 'string' ? joinWords(title) : title}</h2>
      {aside}
    </div>
  )
}
