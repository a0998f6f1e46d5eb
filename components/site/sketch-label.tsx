import { clsx } from 'clsx'
import styles from './sketch-map.module.css'

type Props = {
  x: number
  y: number
  text: string
  /** Whether the label is hidden on a small screen, where the map is cropped to its middle. */
  isHiddenOnSmallScreen?: boolean
  /** Whether the label is turned along a street that runs north. */
  isTurned?: boolean
}

/** A label of the sketch map; it keeps its line breaks. */
export function SketchLabel({ x, y, text, isHiddenOnSmallScreen, isTurned }: Props) {
  return (
    <text
      x={x}
      y={y}
      className={clsx(styles.label, isHiddenOnSmallScreen && styles.far)}
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
