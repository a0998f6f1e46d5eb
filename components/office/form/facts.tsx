import { Fragment, type ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = { label: string; content: ReactNode }

/** A list of labelled facts about a record that staff can read but not edit. */
export function ReadOnlyFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, content }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
