import styles from './totals.module.css'

/** Large figures side by side, each with its name. `label` names them together. */
export function Totals({
  figures,
  label,
}: {
  figures: readonly (readonly [name: string, value: string])[]
  label?: string
}) {
  return (
    <dl className={styles.totals} aria-label={label}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
