import type { ReactNode } from 'react'
import styles from './form-section.module.css'

/** A part of a long form, under a heading if it has a title. */
export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.formSection}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}

/** The class of an element that spans both columns of a section. */
export const wideClass = styles.wide
