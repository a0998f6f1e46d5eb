import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './with-side.module.css'

type Props = {
  /** Tools above the list say on a small screen what the panel's wide parts say beside it. */
  tools?: boolean
  /** What stands at the left is a text: as wide as one reads well, one gap under the title. */
  text?: boolean
  children: ReactNode
}

/** A page with a column beside it, which stands below on a small screen. */
export function WithSide({ tools, text, children }: Props) {
  return (
    <div className={clsx('wrap', styles.withSide, tools && styles.tools, text && styles.text)}>
      {children}
    </div>
  )
}
