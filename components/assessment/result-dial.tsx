import { dialGeometry, dialSize, ringWidth } from './dial'
import styles from './result-dial.module.css'

/** Shows the percentage as a ring. About the same share of the contours inside the ring is lit. */
export function ResultDial({ percent, label }: { percent: number; label: string }) {
  const { arc, contours, ring, ticks } = dialGeometry(percent)
  return (
    <div className={styles.dial}>
      <svg viewBox={`0 0 ${dialSize} ${dialSize}`} role="img" aria-label={label} fill="none">
        {contours.map(({ lit, path }, level) => (
          <path
            key={level}
            d={path}
            stroke={lit ? '#e9a27c' : '#4a719c'}
            strokeOpacity={lit ? (0.35 + (0.6 * level) / contours.length).toFixed(2) : 0.55}
            strokeWidth={level % 5 === 4 ? 2.6 : 1.4}
          />
        ))}
        {ticks.map(({ reached, major, path }) => (
          <path
            key={`${reached}-${major}`}
            d={path}
            stroke={reached ? '#e9a27c' : '#4a719c'}
            strokeOpacity={0.8}
            strokeWidth={major ? 2 : 1}
          />
        ))}
        <circle cx={ring.centre} cy={ring.centre} r={ring.radius} stroke="#1d3d63" strokeWidth={ringWidth} />
        <path d={arc} stroke="#e2905f" strokeWidth={ringWidth} />
      </svg>
      <div className={styles.figure} aria-hidden>
        <span />
        <b>
          {percent}
          <sup>%</sup>
        </b>
      </div>
    </div>
  )
}
