import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './with-side.module.css'

type Props = {
  /** Whether the page has tools above its list; on a small screen they replace the panel's `wide` parts. */
  hasTools?: boolean
  /** Whether the content is a text: it then has reading width and a gap below the page's title. */
  isText?: boolean
  children: ReactNode
}

/** A page with a side column, which is below the content on a small screen. */
export function SideColumnLayout({ hasTools, isText, children }: Props) {
  return (
    <div className={clsx('wrap', styles.withSide, hasTools && styles.tools, isText && styles.text)}>
      {children}
    </div>
  )
}
