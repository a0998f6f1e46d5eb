import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { usePageLanguage } from '#page-language'
import { InLanguage } from '@/components/ui/in-language'
import { foreignLang } from '@/lib/platform/i18n/foreign'
import { FoldingPart } from './folding-part'
import styles from './text-with-rail.module.css'

type Props = {
  /**
   * The parts beside the text: table of contents, key facts, contact person, documents, next step and others.
   */
  rail: ReactNode
  /** The label of the rail for screen readers. */
  label: string
  /** Lets pictures, tables and lists in columns exceed the reading width; paragraphs do not exceed it. */
  wide?: boolean
  children: ReactNode
}

/** A text with a rail, a column of short parts, beside it; on a small screen most parts follow the text. */
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
  isBeforeText,
  takesWholeRow,
  folds,
  children,
}: {
  title: string
  /** Whether the part is closed on a phone until it is opened. */
  folds?: boolean
  /** Whether the part takes a whole row on a tablet. */
  takesWholeRow?: boolean
  /**
   * Whether the part of a `wide` page comes before the text on a small screen. It must then contain nothing
   * focusable, because the focus order would differ from the visible order.
   */
  isBeforeText?: boolean
  children: ReactNode
}) {
  const lang = foreignLang(title, usePageLanguage())
  const head = (
    <h2>
      <InLanguage of={title} />
    </h2>
  )
  return (
    <section className={clsx(styles.part, isBeforeText && styles.early, takesWholeRow && styles.across)}>
      {folds ? (
        <FoldingPart title={title} lang={lang} head={head}>
          {children}
        </FoldingPart>
      ) : (
        <>
          {head}
          {children}
        </>
      )}
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
