import { useTranslations } from 'next-intl'
import { formatDecimal } from '@/lib/platform/i18n/format'
import { useFormats } from '@/lib/platform/i18n/formats'
import type { PricePoint } from './price-extremes'
import styles from './price-figures.module.css'

/** The prices that a chart shows, as a table, which stays folded until the reader opens it. */
export function PriceFigures({ points }: { points: readonly PricePoint[] }) {
  const t = useTranslations('exchange')
  const formats = useFormats()
  return (
    <details className={styles.figures}>
      <summary>{t('figures')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('meanPrice')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, price }) => (
            <tr key={at}>
              <td>{formats.date(at)}</td>
              <td>{formatDecimal(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
