import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import type { PriceLine as Line } from '@/lib/exchange/queries'
import { formatDecimal } from '@/lib/i18n/format'
import { useFormats } from '@/lib/i18n/formats'
import { currencyName } from './currency'
import styles from './price-line.module.css'

const width = 280
const height = 72
const margin = 6

type Point = { x: number; y: number }

/** Points of a line in its box: days at their distance, the least price below. One price is drawn in the middle. */
function pointsOf({ points }: Line): Point[] {
  const times = points.map(({ at }) => Date.parse(at))
  const prices = points.map(({ price }) => price)
  const [first = 0, last = first] = [times[0], times.at(-1)]
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const place = (value: number, from: number, to: number, size: number) =>
    to === from ? size / 2 : margin + ((value - from) / (to - from)) * (size - 2 * margin)
  return points.map(({ price }, i) => ({
    x: Number(place(times[i] ?? 0, first, last, width).toFixed(1)),
    y: Number((height - place(price, low, high, height)).toFixed(1)),
  }))
}

/** How the price of one product went in the days of the table, drawn on the server; its figures stand below. */
export function PriceLine({ line, id }: { line: Line; id: string }) {
  const t = useTranslations('exchange')
  const formats = useFormats()
  const locale = usePageLanguage()
  const points = pointsOf(line)
  const prices = line.points.map(({ price }) => price)
  const last = points.at(-1)
  const unit = t('perTonne', { currency: currencyName(line.currency, locale) })
  const low = formatDecimal(Math.min(...prices))
  const high = formatDecimal(Math.max(...prices))
  return (
    <figure className={styles.priceLine}>
      <figcaption>
        <b lang="mn">{line.product}</b>
        <span className="num">
          {formatDecimal(prices.at(-1) ?? 0)} <small>{unit}</small>
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
        <title id={`${id}-title`}>{t('priceLine', { product: line.product })}</title>
        <desc id={`${id}-desc`}>{t('priceRange', { low, high, unit })}</desc>
        <path className={styles.ground} d={`M0 ${height - 0.5}H${width}`} />
        {points.length > 1 && (
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            vectorEffect="non-scaling-stroke"
          />
        )}
        {last && <circle cx={last.x} cy={last.y} r="4" />}
      </svg>
      <details>
        <summary>{t('figures')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('meanPrice')}</th>
            </tr>
          </thead>
          <tbody>
            {line.points.map(({ at, price }) => (
              <tr key={at}>
                <td>{formats.date(at)}</td>
                <td>{formatDecimal(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
