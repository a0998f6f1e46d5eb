import { clsx } from 'clsx'
import styles from './sketch-map.module.css'

type Props = {
  x: number
  y: number
  text: string
  /** Left out where the map is cut to the middle, on a small screen. */
  far?: boolean
  /** Along a street that runs north. */
  isTurned?: boolean
}

/** Words on the sketch map; a line break stands where one is written. */
export function SketchLabel({ x, y, text, far, isTurned }: Props) {
  return (
    <text
      x={x}
      y={y}
      className={clsx(styles.label, far && styles.far)}
      fill="#24323a"
      textAnchor="middle"
      transform={isTurned ? `rotate(-90 ${x} ${y})` : undefined}
    >
      {text.split('\n').map((line, at) => (
        <tspan key={line} x={x} dy={at === 0 ? 0 : 18}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
