import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './listing-rows.module.css'

type Props = {
  /** Leaves out the line above the rows and the distance to it, below a heading that has its own. */
  isBare?: boolean
  children: ReactNode
}

/** Rows of companies or consultants in two columns, one on a phone. */
export function ListingRows({ isBare, children }: Props) {
  return <div className={clsx(styles.rows, isBare && styles.bare)}>{children}</div>
}
