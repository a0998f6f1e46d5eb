import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { usePageLanguage } from '#page-language'
import { SectionHead } from '@/components/site/section-head'
import { InLanguage } from '@/components/ui/in-language'
import { MoreLink } from '@/components/ui/more-link'
import { PlainTable } from '@/components/ui/table'
import { anyAuction, reportPath } from '@/lib/exchange/address'
import { listPriceLinesOfYear, type PriceLine } from '@/lib/exchange/queries'
import { listSchedule } from '@/lib/exchange/schedule'
import { type Notice, totalTonnes } from '@/lib/exchange/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatDecimal, formatNumber, formatWeekday } from '@/lib/platform/i18n/format'
import { useFormats } from '@/lib/platform/i18n/formats'
import { AuctionHeading } from './auction-facts'
import { currencyNameOrCode } from './currency'
import { PriceChart } from './price-chart'
import { priceSummaryOf } from './price-extremes'
import styles from './market-board.module.css'

const auctionsMax = 3

/**
 * The exchange at a glance: the next auctions, and the last price of each product with its course of a year.
 * Renders nothing without either.
 */
export async function MarketBoard() {
  const [{ next, comingNotices }, lines, t] = await Promise.all([
    listSchedule({ ...anyAuction, isUpcoming: true, limit: auctionsMax, page: 1 }),
    listPriceLinesOfYear(),
    getTranslations('exchange'),
  ])
  if (!next && lines.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={t('title')} aside={<MoreLink href={reportPath}>{t('market.all')}</MoreLink>} />
        <div className={clsx(styles.board, next && lines.length > 0 && styles.both)}>
          {next && (
            <ol className={styles.auctions}>
              {[next, ...comingNotices].map((notice) => (
                <li key={notice.id}>
                  <NextAuction notice={notice} />
                </li>
              ))}
            </ol>
          )}
          {lines.length > 0 && <PriceTable lines={lines} />}
        </div>
      </div>
    </section>
  )
}

function NextAuction({ notice }: { notice: Notice }) {
  const formats = useFormats()
  const locale = usePageLanguage()
  return (
    <>
      <time className="num" dateTime={notice.sell_datetime}>
        <b>{formats.date(notice.sell_date)}</b>
        <span>{`${formatWeekday(notice.sell_date, locale)} ${formats.time(notice.sell_datetime)}`}</span>
      </time>
      <div>
        <AuctionHeading notice={notice} level={3} className={styles.product} />
        <p className="num">{formats.tonnes(totalTonnes(notice))}</p>
      </div>
    </>
  )
}

function PriceTable({ lines }: { lines: readonly PriceLine[] }) {
  const t = useTranslations('exchange')
  return (
    <PlainTable className={styles.prices}>
      <caption className="sr-only">{t('market.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col" className={styles.chart}>
            {t('market.course')}
          </th>
          <th scope="col">{t('market.lastPrice')}</th>
          <th scope="col">{t('market.change')}</th>
          <th scope="col" className={styles.tonnes}>
            {t('mass')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PriceRow key={`${line.product} ${line.currency}`} line={line} />
        ))}
      </tbody>
    </PlainTable>
  )
}

function PriceRow({ line }: { line: PriceLine }) {
  const t = useTranslations('exchange')
  const formats = useFormats()
  const locale = usePageLanguage()
  const { change } = priceSummaryOf(line.points)
  const percent = formatDecimal(Math.abs(change), 1)
  // The unit may break behind its stroke.
  const unit = t('perTonne', { currency: currencyNameOrCode(line.currency, locale) })
  const [currency, mass] = unit.split('/')
  const sign = Number(percent) === 0 ? '' : change > 0 ? '+' : '−'
  return (
    <tr>
      <th scope="row">
        <InLanguage of={bilingualText(line, 'product', locale)} />
        <small>{formats.date(line.last_at)}</small>
      </th>
      <td className={styles.chart}>
        <PriceChart points={line.points} width={120} height={32} />
      </td>
      <td>
        {formatDecimal(line.last_price)}
        <small>
          {currency}/<wbr />
          {mass}
        </small>
      </td>
      <td>{`${sign}${percent}%`}</td>
      <td className={styles.tonnes}>{line.tonnes === null ? t('unknown') : formatNumber(line.tonnes)}</td>
    </tr>
  )
}
