import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AppLink } from './app-link'
import styles from './day-row.module.css'

type Day = {
  key: string | number
  /** The address without a language. */
  href: string
  /** The day of the month. */
  number: number
  name: string
  nameLang?: string | undefined
  note: string
  isCurrent: boolean
  /** The tooltip. */
  hint?: string
}

type Props = {
  label: string
  days: readonly Day[]
  /**
   * A mark before each figure, such as the rock of a day. On phones it is a strip above the figure and the
   * name is left out.
   */
  markOf?: (at: number) => ReactNode
}

const rowMax = 4

/** Days side by side, like a core laid on its side. Each is a link. */
export function DayRow({ label, days, markOf }: Props) {
  return (
    <nav
      className={clsx(
        styles.days,
        markOf ? styles.marked : styles.plain,
        days.length > rowMax && styles.many,
      )}
      aria-label={label}
      data-row=""
    >
      {days.map(({ key, href, number, name, nameLang, note, isCurrent, hint }, at) => (
        <AppLink key={key} href={href} aria-current={isCurrent ? 'true' : undefined} title={hint}>
          {markOf?.(at)}
          <b className="num">{number}</b>
          <span className={styles.text}>
            <i lang={nameLang}>{name}</i>
            <small>{note}</small>
          </span>
        </AppLink>
      ))}
    </nav>
  )
}
