import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { InLanguage } from '@/components/ui/in-language'
import type { PriceLine as Line } from '@/lib/exchange/queries'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatDecimal } from '@/lib/platform/i18n/format'
import { useFormats } from '@/lib/platform/i18n/formats'
import { currencyNameOrCode } from './currency'
import { PriceChart } from './price-chart'
import { PriceFigures } from './price-figures'
import { priceSummaryOf } from './price-extremes'
import styles from './price-line.module.css'

/** A line chart of a product's price over the days of the table, drawn on the server, with a summary. */
export function PriceLine({ line, id }: { line: Line; id: string }) {
  const t = useTranslations('exchange')
  const formats = useFormats()
  const locale = usePageLanguage()
  const { first, last, low, high, change } = priceSummaryOf(line.points)
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
      <PriceChart
        points={line.points}
        width={280}
        height={72}
        id={id}
        lang={langIfDifferent(name.lang, locale)}
      >
        <title id={`${id}-title`}>{t('priceLine', { product: name.text })}</title>
        <desc id={`${id}-desc`}>
          {t('priceRange', { low: formatDecimal(low.price), high: formatDecimal(high.price), unit })}
        </desc>
      </PriceChart>
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
