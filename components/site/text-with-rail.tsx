import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { InLanguage } from '@/components/ui/in-language'
import styles from './text-with-rail.module.css'

type Props = {
  /** Contents, key facts, whom to ask, documents, the next step. */
  rail: ReactNode
  /** The label of the rail for screen readers. */
  label: string
  /** Lets pictures, tables and lists in columns exceed the reading width; paragraphs keep it. */
  wide?: boolean
  children: ReactNode
}

/** A page of text in reading width, with a rail beside it that is below on a small screen. */
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

/** One block of a rail: a heading and its content. */
export function RailPart({
  title,
  early,
  across,
  children,
}: {
  title: string
  /** Takes a whole row on a tablet. */
  across?: boolean
  /** Comes before the text on a small screen. Contains nothing focusable. */
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

/** The key facts of a rail: labels and values. */
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
