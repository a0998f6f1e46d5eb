import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { InLanguage } from '@/components/ui/in-language'
import styles from './text-with-rail.module.css'

type Props = {
  /** Contents, key facts, whom to ask, documents, the next step. */
  rail: ReactNode
  /** What the rail is, for those who do not see it beside the text. */
  label: string
  /** Pictures, tables and lists in columns may be wider than one reads; paragraphs are not. */
  wide?: boolean
  children: ReactNode
}

/** A page of text: as wide as one reads well, with a rail beside it that stands below on a small screen. */
export function TextWithRail({ rail, label, wide, children }: Props) {
  return (
    <div className={clsx('wrap', styles.frame, wide && styles.wide)}>
      <div className={styles.text}>{children}</div>
      <aside className={styles.rail} aria-label={label}>
        {rail}
      </aside>
    </div>
  )
}

/** One block of a rail: a heading with what belongs to it. */
export function RailPart({
  title,
  early,
  across,
  children,
}: {
  title: string
  /** On a tablet it has a row of its own. */
  across?: boolean
  /** On a small screen it stands above the text. Nothing in it takes the focus. */
  early?: boolean
  children: ReactNode
}) {
  return (
    <section className={clsx(styles.part, early && styles.early, across && styles.across)}>
      <h2>
        <InLanguage of={title} />
      </h2>
      {children}
    </section>
  )
}

/** Key facts of a rail: what each is, and what is so. */
export function RailFacts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
