import type { ReactNode } from 'react'
import type { Locale } from '@/lib/platform/i18n/locale'
import { type PricePoint, priceSummaryOf } from './price-extremes'
import styles from './price-chart.module.css'

const margin = 6

type Size = { width: number; height: number }

/**
 * Places the points in the box of the chart, with days to scale and the lowest price at the bottom. If all
 * prices are equal, the points lie at half height.
 */
function chartPointsOf(points: readonly PricePoint[], { width, height }: Size): { x: number; y: number }[] {
  const { low, high } = priceSummaryOf(points)
  const times = points.map(({ at }) => Date.parse(at))
  const [first = 0, last = first] = [times[0], times.at(-1)]
  const scaleToBox = (value: number, from: number, to: number, size: number) =>
    to === from ? size / 2 : margin + ((value - from) / (to - from)) * (size - 2 * margin)
  return points.map(({ price }, i) => ({
    x: Number(scaleToBox(times[i] ?? 0, first, last, width).toFixed(1)),
    y: Number((height - scaleToBox(price, low.price, high.price, height)).toFixed(1)),
  }))
}

type Props = Size & {
  points: readonly PricePoint[]
  /** The id of the title and the description in `children`; without it, screen readers skip the chart. */
  id?: string
  lang?: Locale | undefined
  children?: ReactNode
}

/** A line of prices over time, drawn on the server, with a point at its end. */
export function PriceChart({ points, width, height, id, lang, children }: Props) {
  const places = chartPointsOf(points, { width, height })
  const end = places.at(-1)
  const name = id ? { role: 'img', 'aria-labelledby': `${id}-title ${id}-desc` } : { 'aria-hidden': true }
  return (
    <svg className={styles.priceChart} viewBox={`0 0 ${width} ${height}`} lang={lang} {...name}>
      {children}
      <path d={`M0 ${height - 0.5}H${width}`} />
      <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} vectorEffect="non-scaling-stroke" />
      {end && <circle cx={end.x} cy={end.y} r="4" />}
    </svg>
  )
}
