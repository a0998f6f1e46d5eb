import type { ReactNode } from 'react'
import styles from './page-head.module.css'

type Props = { title: string; note?: ReactNode; actions?: ReactNode; level?: 1 | 2 }

/** The title of a screen or of one of its lists, with an optional note under it and actions at the right. */
export function PageHead({ title, note, actions, level = 1 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.head}>
      <div>
        <Heading>{title}</Heading>
        {note !== undefined && <p className="num">{note}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
