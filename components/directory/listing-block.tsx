import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { SectionHead } from '@/components/site/section-head'
import styles from './listing-block.module.css'

/** One part of a listing under its heading. */
export function ListingSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <SectionHead title={title} small />
      {children}
    </section>
  )
}

/** A plain text, with a paragraph for each line that is not empty. */
export function ListingText({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <div className={styles.text} lang={lang}>
      {text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
    </div>
  )
}

/** The parts of a listing and, beside them, its contact card, which is below them on a small screen. */
export function ListingColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={clsx('wrap', styles.frame)}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}
