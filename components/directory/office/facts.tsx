import { Fragment, type ReactNode } from 'react'
import styles from './facts.module.css'

type Props = { title: string; rows: readonly (readonly [label: string, value: ReactNode])[] }

/** Facts under a title; facts without a value are left out. */
export function Facts({ title, rows }: Props) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.facts}>
        {rows.map(([label, value]) =>
          value === '' || value === null ? null : (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
        )}
      </dl>
    </section>
  )
}
