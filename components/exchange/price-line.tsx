import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { InLanguage } from '@/components/ui/in-language'
import type { PriceLine as Line } from '@/lib/exchange/queries'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatDecimal } from '@/lib/platform/i18n/format'
import { useFormats } from '@/lib/platform/i18n/formats'
import { currencyNameOrCode } from './currency'
import { PriceFigures } from './price-figures'
import { priceSummaryOf, type PricePoint } from './price-extremes'
import styles from './price-line.module.css'

const width = 280
const height = 72
const margin = 6

/**
 * Places the points in the box of the chart, with days to scale and the lowest price at the bottom. If all
 * prices are equal, the points lie at half height.
 */
function chartPointsOf(points: readonly PricePoint[], low: number, high: number): { x: number; y: number }[] {
  const times = points.map(({ at }) => Date.parse(at))
  const [first = 0, last = first] = [times[0], times.at(-1)]
  const scaleToBox = (value: number, from: number, to: number, size: number) =>
    to === from ? size / 2 : margin + ((value - from) / (to - from)) * (size - 2 * margin)
  return points.map(({ price }, i) => ({
    x: Number(scaleToBox(times[i] ?? 0, first, last, width).toFixed(1)),
    y: Number((height - scaleToBox(price, low, high, height)).toFixed(1)),
  }))
}

/** A line chart of a product's price over the days of the table, drawn on the server, with a summary. */
export function PriceLine({ line, id }: { line: Line; id: string }) {
  const t = useTranslations('exchange')
  const formats = useFormats()
  const locale = usePageLanguage()
  const { first, last, low, high, change } = priceSummaryOf(line.points)
  const places = chartPointsOf(line.points, low.price, high.price)
  const end = places.at(-1)
  const unit = t('perTonne', { currency: currencyNameOrCode(line.currency, locale) })
  const name = bilingualText(line, 'product', locale)
  const percent = formatDecimal(Math.abs(change), 1)
  const course = Number(percent) === 0 ? t('flat') : t(change > 0 ? 'risen' : 'fallen', { percent })
  return (
    <figure className={styles.priceLine}>
      <figcaption>
        <b>
          <InLanguage of={name} />
        </b>
        <span className="num">
          {formatDecimal(last.price)} <small>{unit}</small>
        </span>
      </figcaption>
      <p className={styles.course}>{course}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
        lang={langIfDifferent(name.lang, locale)}
      >
        <title id={`${id}-title`}>{t('priceLine', { product: name.text })}</title>
        <desc id={`${id}-desc`}>
          {t('priceRange', { low: formatDecimal(low.price), high: formatDecimal(high.price), unit })}
        </desc>
        <path className={styles.ground} d={`M0 ${height - 0.5}H${width}`} />
        <polyline
          points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
          vectorEffect="non-scaling-stroke"
        />
        {end && <circle cx={end.x} cy={end.y} r="4" />}
      </svg>
      <p className={styles.axis} aria-hidden>
        <span>{formats.date(first.at)}</span>
        <span>{formats.date(last.at)}</span>
      </p>
      <dl className={styles.facts}>
        {(
          [
            ['low', low],
            ['high', high],
          ] as const
        ).map(([key, point]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>
              {formatDecimal(point.price)} <small>{formats.date(point.at)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <PriceFigures points={line.points} />
    </figure>
  )
}
