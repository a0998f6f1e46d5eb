import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AppLink } from './app-link'
import styles from './day-row.module.css'

type Day = {
  key: string | number
  /** The path of the link, without the language. */
  href: string
  /** The day of the month. */
  number: number
  name: string
  nameLang?: string | undefined
  note: string
  isCurrent: boolean
  /** The tooltip of the link. */
  hint?: string
}

type Props = {
  label: string
  days: readonly Day[]
  /**
   * Renders a mark before the number of a day, such as the rock of the day. On phones the mark is a strip
   * above the number, and the name is omitted.
   */
  markOf?: (at: number) => ReactNode
}

const rowMax = 4

/** Links to days in a row, like the layers of a drill core that lies on its side. */
export function DayLinks({ label, days, markOf }: Props) {
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
