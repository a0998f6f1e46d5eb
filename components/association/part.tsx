import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { readPartStyle } from '@/components/page-text/page-contents'
import styles from './part.module.css'

type Props = {
  /** The id to which links within the page lead. */
  id?: string
  /** The accessible name of a part without a heading. */
  label?: string
  className?: string
  children: ReactNode
}

/**
 * A full-width part of a page. As long as the hash of the URL leads to no element with `data-part`, the style
 * sheet of `AnchorTabs` marks the first tab as current.
 */
export function PageSection({ id, label, className, children }: Props) {
  return (
    <section
      id={id}
      className={clsx('wrap', styles.part, className)}
      style={id ? readPartStyle(id) : undefined}
      aria-label={label}
      data-part=""
    >
      {children}
    </section>
  )
}

export function PageSectionLead({ children }: { children: ReactNode }) {
  return <p className={clsx('lead', styles.lead)}>{children}</p>
}

export function PageSubheading({ children }: { children: ReactNode }) {
  return <h3 className={styles.sub}>{children}</h3>
}

/** A subsection of a part, with a heading and its content, at a distance below the content above it. */
export function PageSubsection({ children }: { children: ReactNode }) {
  return <div className={styles.next}>{children}</div>
}

/** Titled texts within a part, side by side if there is room. */
export function TitledTexts({ children }: { children: ReactNode }) {
  return <div className={styles.texts}>{children}</div>
}

export function TitledText({ title, lang, children }: { title: string; lang?: string; children: ReactNode }) {
  return (
    <div className={styles.text}>
      <h3 lang={lang}>{title}</h3>
      {children}
    </div>
  )
}
