import { clsx } from 'clsx'
import type { ReactNode } from 'react'

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
    <div className={clsx('section-head', tools && 'section-head--tools')}>
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
  )
}
