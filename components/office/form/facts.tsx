import { Fragment, type ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = { label: string; content: ReactNode }

/** Facts of a record that cannot be edited. */
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
