import { Fragment, type ReactNode } from 'react'
import styles from './fact-list.module.css'

/** A list of facts, each with a label and a value. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
