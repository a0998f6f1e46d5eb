import { clsx } from 'clsx'
import { RockSwatch } from '@/components/ui/lith'
import styles from './programme-figures.module.css'

/** The three levels of the programme for responsible mining, each with its count and its rock pattern. */
const figures = [
  { key: 'principles', count: 8, rock: 'lime', fill: '#dbe7f0', ink: '#123a6b' },
  { key: 'scopes', count: 5, rock: 'hatch', fill: '#b95722', ink: '#ffffff' },
  { key: 'requirements', count: 29, rock: 'tuff', fill: '#2f68a6', ink: '#ffffff' },
] as const

type Props = { texts: Record<(typeof figures)[number]['key'], string> }

/** How many principles, scopes and requirements the programme has. */
export function ProgrammeFigures({ texts }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, count, ...swatch }) => (
        <div key={key}>
          <dt>{texts[key]}</dt>
          <dd>
            <RockSwatch {...swatch} className={styles.rock} />
            <span className={clsx('num', styles.count)}>{count}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
