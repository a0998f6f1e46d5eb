import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './listing-rows.module.css'

type Props = {
  /** Leaves out the line and the space above the rows, because the heading above has a line already. */
  isBare?: boolean
  children: ReactNode
}

/** Rows of companies or consultants in two columns, one on a phone. */
export function ListingRows({ isBare, children }: Props) {
  return <div className={clsx(styles.rows, isBare && styles.bare)}>{children}</div>
}
