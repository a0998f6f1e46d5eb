import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { InLanguage } from '@/components/ui/in-language'
import { Table } from '@/components/ui/table'
import { type Notice, totalTonnes } from '@/lib/exchange/schema'
import { bilingual } from '@/lib/i18n/bilingual'
import { formatNumber } from '@/lib/i18n/format'
import { useFormats } from '@/lib/i18n/formats'
import { AuctionLink } from './auction-facts'
import { currencyName } from './currency'
import styles from './past-auctions.module.css'

/** The auctions that were held, the latest first, as rows: two lines each on a phone. */
export function PastAuctions({ notices }: { notices: Notice[] }) {
  const t = useTranslations('exchange')
  const formats = useFormats()
  const locale = usePageLanguage()
  const hasLinks = notices.some(({ url, own_url }) => own_url || url)
  return (
    <section className={styles.past} aria-labelledby="past-auctions">
      <h2 id="past-auctions">{t('pastTitle')}</h2>
      <Table
        caption={t('pastTitle')}
        look="dense"
        rows={notices}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'product',
            label: t('product'),
            heading: true,
            cell: (notice) => <InLanguage of={bilingual(notice, 'type', locale)} />,
          },
          {
            key: 'date',
            label: t('date'),
            kind: 'date',
            brief: true,
            cell: ({ sell_datetime: at }) => <time dateTime={at}>{formats.dateTime(at)}</time>,
          },
          {
            key: 'total',
            label: t('total'),
            kind: 'number',
            brief: true,
            cell: (notice) => formats.tonnes(totalTonnes(notice)),
          },
          {
            key: 'seller',
            label: t('seller'),
            cell: (notice) => (
              <span>
                <InLanguage of={bilingual(notice, 'seller_name', locale)} />
              </span>
            ),
          },
          {
            key: 'lots',
            label: t('lots'),
            kind: 'number',
            cell: ({ quantity, lot_size }) => `${formatNumber(quantity)} × ${formatNumber(lot_size)}`,
          },
          { key: 'currency', label: t('currency'), cell: ({ currency }) => currencyName(currency, locale) },
          {
            key: 'order',
            label: t('orderNum'),
            cell: ({ order_num }) => <span className="num">{order_num}</span>,
          },
          ...(hasLinks
            ? [
                {
                  key: 'details',
                  label: t('details'),
                  hiddenLabel: true,
                  cell: (notice: Notice) => <AuctionLink notice={notice} />,
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}
