'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlainMoreLink } from '@/components/ui/more-link'
import type { Column } from '@/components/ui/table'
import { exchangeCalls } from '@/lib/exchange/calls'
import {
  type ExchangeKind,
  type Notice,
  noticeSorts,
  officePageSizes,
  type Trade,
  tradeSorts,
  totalTonnes,
} from '@/lib/exchange/schema'
import { isDay } from '@/lib/platform/i18n/day'
import { formatDateTime, formatDecimal, formatNumber } from '@/lib/platform/i18n/format'
import { useRead } from '../../office/calls'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { useListUrl } from '../../office/list/list-url'
import { useListParamsFromUrl } from '../../office/list/use-asked-rows'
import { ExchangeFilters } from './exchange-filters'

/** Returns the first and the last day in the address if both are valid and in order; otherwise none. */
function useDateRangeFromUrl() {
  const { get } = useListUrl()
  const [startDate, endDate] = [get('startDate') ?? '', get('endDate') ?? '']
  return isDay(startDate) && isDay(endDate) && startDate <= endDate ? { startDate, endDate } : {}
}

/** The props of the list page that the lists of trades and of auctions share. */
function useExchangeListPageProps(kind: ExchangeKind, total: number | undefined) {
  const t = useTranslations()
  const { get, go } = useListUrl()
  const isFiltered = 'startDate' in useDateRangeFromUrl() || Boolean(get('term'))
  const clearFilters = () => go({ term: null, startDate: null, endDate: null, page: null })
  return {
    title: t('admin.screens.trade'),
    count: total === undefined ? undefined : t('admin.trade.count', { count: total }),
    // New days in the address remount the inputs, so that these show the new days.
    filters: (
      <ExchangeFilters
        key={`${get('startDate')} ${get('endDate')}`}
        kind={kind}
        onClear={isFiltered ? clearFilters : undefined}
      />
    ),
    empty: {
      title: t('admin.list.empty'),
      hint: isFiltered ? t('admin.trade.emptyDays') : undefined,
    },
  }
}

/** The office's list of the exchange's trades. */
export function TradeList({ action }: { action: ReactNode }) {
  const { listQuery, list } = useListParamsFromUrl(officePageSizes, tradeSorts)
  const input = { ...useDateRangeFromUrl(), ...listQuery }
  const query = useRead(exchangeCalls.listAdminTrades, input, { placeholderData: keepPreviousData })
  return (
    <ListPage
      {...useExchangeListPageProps('trade', query.data?.total)}
      {...list}
      action={action}
      columns={useTradeColumns()}
      rowKey={({ id }) => id}
      data={listData(query, ({ result }) => result)}
    />
  )
}

/** The office's list of the exchange's auctions, upcoming and past. */
export function NoticeList({ action }: { action: ReactNode }) {
  const { listQuery, list } = useListParamsFromUrl(officePageSizes, noticeSorts)
  const input = { ...useDateRangeFromUrl(), ...listQuery }
  const query = useRead(exchangeCalls.listAdminNotices, input, { placeholderData: keepPreviousData })
  return (
    <ListPage
      {...useExchangeListPageProps('notice', query.data?.total)}
      {...list}
      action={action}
      columns={useNoticeColumns()}
      rowKey={({ id }) => id}
      data={listData(query, ({ result }) => result)}
    />
  )
}

function DetailsLink({ url, own_url }: Pick<Trade, 'url' | 'own_url'>) {
  const t = useTranslations('admin.trade')
  const link = own_url || url
  return link ? (
    <PlainMoreLink href={link} target="_blank" rel="noopener noreferrer">
      {t('details')}
    </PlainMoreLink>
  ) : null
}

function useTradeColumns(): Column<Trade>[] {
  const t = useTranslations('admin.trade')
  return [
    { key: 'product_name', label: t('product'), heading: true, cell: (row) => <b>{row.product_name}</b> },
    { key: 'seller_name', label: t('seller'), cell: (row) => row.seller_name },
    { key: 'min_price', label: t('minPrice'), kind: 'number', cell: (row) => formatDecimal(row.min_price) },
    { key: 'currency', label: t('currency'), cell: (row) => row.price_currency },
    {
      key: 'trade_datetime',
      label: t('date'),
      kind: 'date',
      cell: (row) => formatDateTime(row.trade_datetime, 'mn'),
    },
    { key: 'url', label: t('details'), hiddenLabel: true, cell: (row) => <DetailsLink {...row} /> },
  ]
}

function useNoticeColumns(): Column<Notice>[] {
  const t = useTranslations('admin.trade')
  return [
    { key: 'seller_name', label: t('seller'), heading: true, cell: (row) => <b>{row.seller_name}</b> },
    { key: 'order_num', label: t('orderNum'), cell: (row) => <span className="num">{row.order_num}</span> },
    { key: 'type', label: t('product'), cell: (row) => row.type },
    {
      key: 'sell_datetime',
      label: t('date'),
      kind: 'date',
      cell: (row) => formatDateTime(row.sell_datetime, 'mn'),
    },
    { key: 'quantity', label: t('lots'), kind: 'number', cell: (row) => formatNumber(row.quantity) },
    { key: 'lot', label: t('lotSize'), kind: 'number', cell: (row) => formatNumber(row.lot_size) },
    { key: 'total', label: t('total'), kind: 'number', cell: (row) => formatNumber(totalTonnes(row)) },
    { key: 'currency', label: t('currency'), cell: (row) => row.currency },
    { key: 'url', label: t('details'), hiddenLabel: true, cell: (row) => <DetailsLink {...row} /> },
  ]
}
