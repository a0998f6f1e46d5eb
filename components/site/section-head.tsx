import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './section-head.module.css'

/** A section's heading on a hairline, with a link or tools at the right. */
export function SectionHead({
  title,
  id,
  aside,
  tools,
  small,
}: {
  title: ReactNode
  id?: string
  aside?: ReactNode
  tools?: boolean
  /** Whether the heading is of a part within a section. */
  small?: boolean
}) {
  return (
    <div className={clsx(styles.sectionHead, tools && styles.tools, small && styles.small)}>
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
  )
}
