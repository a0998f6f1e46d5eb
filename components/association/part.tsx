import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './part.module.css'

type Props = {
  /** Where an anchor leads. */
  id?: string
  /** For a part without a heading. */
  label?: string
  className?: string
  children: ReactNode
}

/** A part of a page, as wide as the page. `AnchorTabs` knows it by its mark. */
export function Part({ id, label, className, children }: Props) {
  return (
    <section id={id} className={clsx('wrap', styles.part, className)} aria-label={label} data-part="">
      {children}
    </section>
  )
}

/** The first words of a part. */
export function PartLead({ children }: { children: ReactNode }) {
  return <p className={clsx('lead', styles.lead)}>{children}</p>
}

/** A heading within a part. */
export function PartHeading({ children }: { children: ReactNode }) {
  return <h3 className={styles.sub}>{children}</h3>
}

/** A second heading of the same rank within a part, with what it heads. */
export function PartNext({ children }: { children: ReactNode }) {
  return <div className={styles.next}>{children}</div>
}

/** Titled texts within a part, side by side where there is room. */
export function PartTexts({ children }: { children: ReactNode }) {
  return <div className={styles.texts}>{children}</div>
}

/** A titled text within a part. */
export function PartText({ title, lang, children }: { title: string; lang?: string; children: ReactNode }) {
  return (
    <div className={styles.text}>
      <h3 lang={lang}>{title}</h3>
      {children}
    </div>
  )
}
