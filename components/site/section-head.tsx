import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './section-head.module.css'

/** A section's heading on its hairline, with a link or tools at the right. */
export function SectionHead({
  title,
  id,
  aside,
  tools,
}: {
  title: ReactNode
  id?: string
  aside?: ReactNode
  tools?: boolean
}) {
  return (
    <div className={clsx(styles.sectionHead, tools && styles.tools)}>
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
  )
}
