import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PastLastPage } from '@/components/site/past-last-page'
import { Button } from '@/components/ui/button'
import { FileLink } from '@/components/ui/more-link'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import { InLanguage } from '@/components/ui/in-language'
import { type Column, Table } from '@/components/ui/table'
import { type ReportQuery, reportPath, tradeHome, tradesPath } from '@/lib/exchange/address'
import { listPriceLines, listTrades } from '@/lib/exchange/queries'
import { type Trade, tradePageSizes } from '@/lib/exchange/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatDate, formatDateTime, formatDecimal, formatNumber } from '@/lib/platform/i18n/format'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { shareCard } from '@/lib/sites/cards/share-card'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { siteOf } from '@/lib/platform/site/sites'
import { currencyNameOrCode } from './currency'
import { DateRange } from './date-range'
import { PageSizeField } from './page-size'
import { PriceLine } from './price-line'
import { TradeListFooter, ExchangePageLayout } from './trade-frame'
import styles from './report-page.module.css'

export async function reportMetadata(locale: Locale, query: ReportQuery): Promise<Metadata> {
  const t = await getTranslations('exchange')
  const days = `${formatDate(query.start, locale)} – ${formatDate(query.end, locale)}`
  return pageMetadata({
    locale,
    // Every range of days is a page; search engines get one address for all ranges.
    path: reportPath,
    title: `${t('report')}, ${days}`,
    description: `${t('lead')} ${siteOf('mm').name[locale]}.`,
    image: await shareCard('trade', 'report', locale),
  })
}

async function tradeColumnsIn(locale: Locale): Promise<Column<Trade>[]> {
  const t = await getTranslations('exchange')
  return [
    {
      key: 'date',
      label: t('date'),
      kind: 'date',
      brief: true,
      cell: ({ trade_datetime: at }) => <time dateTime={at}>{formatDateTime(at, locale)}</time>,
    },
    {
      key: 'seller',
      label: t('seller'),
      cell: (trade) => (
        <span>
          <InLanguage of={bilingualText(trade, 'seller_name', locale)} />
        </span>
      ),
    },
    {
      key: 'product',
      label: t('product'),
      heading: true,
      cell: (trade) => {
        const link = trade.own_url || trade.url
        const name = <InLanguage of={bilingualText(trade, 'product_name', locale)} />
        return link ? (
          <a className={styles.tradeLink} href={link} rel="noopener">
            {name}
          </a>
        ) : (
          name
        )
      },
    },
    {
      key: 'mass',
      label: t('mass'),
      kind: 'number',
      cell: ({ mass }) => (mass === null ? t('unknown') : formatNumber(mass)),
    },
    {
      key: 'price',
      label: t('minPrice'),
      kind: 'number',
      brief: true,
      cell: ({ min_price }) => formatDecimal(min_price),
    },
    {
      key: 'currency',
      label: t('currency'),
      brief: true,
      cell: ({ price_currency }) => currencyNameOrCode(price_currency, locale),
    },
  ]
}

/** The trades of a range of days: charts of the prices, and a table. */
export async function ReportPage({ locale, query }: { locale: Locale; query: ReportQuery }) {
  const [listing, lines, columns, t] = await Promise.all([
    listTrades(query, query),
    listPriceLines(query.start, query.end),
    tradeColumnsIn(locale),
    getTranslations('exchange'),
  ])
  const { start, end } = query
  const dataHref = (kind: string) =>
    localePath(locale, `${tradeHome}/data.${kind}?startDate=${start}&endDate=${end}`)
  return (
    <ExchangePageLayout locale={locale} tab="report">
      {/* Without autocomplete the browser does not restore the choice of the previous page. */}
      <form className={styles.tools} action={localePath(locale, tradeHome)} method="get" autoComplete="off">
        <input type="hidden" name="tab" value="report" />
        <DateRange
          key={`${start} ${end}`}
          labels={{ start: t('start'), end: t('end') }}
          value={{ start, end }}
        />
        <Button type="submit">{t('filter')}</Button>
        <PageSizeField
          label={t('pageSize')}
          submitLabel={t('show')}
          sizes={tradePageSizes}
          value={query.limit}
        />
        <input type="hidden" name="page" value="1" />
      </form>
      {lines.length > 0 && (
        <section className={styles.priceLines} aria-labelledby="price-lines">
          <h2 id="price-lines">{t('prices')}</h2>
          <p className="secondary">{t('pricesHint')}</p>
          <div>
            {lines.map((line, at) => (
              <PriceLine key={`${line.product} ${line.currency}`} line={line} id={`price-${at}`} />
            ))}
          </div>
        </section>
      )}
      {listing.trade.length === 0 && query.page > 1 ? (
        <PastLastPage firstHref={tradesPath({ ...query, page: 1 })} />
      ) : listing.trade.length === 0 ? (
        <EmptyState title={t('noTrades')} hint={t('noTradesHint')} />
      ) : (
        <div className={styles.trades}>
          <Table
            caption={`${t('report')}, ${formatDate(start, locale)} – ${formatDate(end, locale)}`}
            columns={columns}
            rows={listing.trade}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      <TradeListFooter className={styles.tradeFoot}>
        <Pagination
          page={query.page}
          pages={listing.totalPages}
          hrefOf={(page) => tradesPath({ ...query, page })}
        />
        {listing.total > 0 && (
          <p className={styles.tradeData}>
            <span>{t('openData')}</span>
            {(['csv', 'json'] as const).map((kind) => (
              <FileLink
                key={kind}
                href={dataHref(kind)}
                download
                icon={<Download className="icon" size={18} aria-hidden />}
              >
                {kind.toUpperCase()}
              </FileLink>
            ))}
          </p>
        )}
      </TradeListFooter>
    </ExchangePageLayout>
  )
}
