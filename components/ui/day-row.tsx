import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AppLink } from './app-link'
import styles from './day-row.module.css'

type Day = {
  key: string | number
  /** Its address, without a language. */
  href: string
  /** The day of its month. */
  number: number
  name: string
  nameLang?: string | undefined
  note: string
  isCurrent: boolean
  /** What a pointer that rests on it is told. */
  hint?: string
}

type Props = {
  label: string
  days: readonly Day[]
  /** Before each figure, such as the rock of a day: on phones a strip above it, and then the name is left out. */
  markOf?: (at: number) => ReactNode
}

const rowMax = 4

/** Days that stand side by side as a core on its side: each is an address of its own. */
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
