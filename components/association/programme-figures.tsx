import { clsx } from 'clsx'
import styles from './programme-figures.module.css'

/** The three levels of the programme for responsible mining, each with its count. */
const figures = [
  { key: 'principles', count: 8 },
  { key: 'scopes', count: 5 },
  { key: 'requirements', count: 29 },
] as const

type Props = { texts: Record<(typeof figures)[number]['key'], string> }

/** How many principles, scopes and requirements the programme has. */
export function ProgrammeFigures({ texts }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, count }) => (
        <div key={key}>
          <dt>{texts[key]}</dt>
          <dd className={clsx('num', styles.count)}>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
