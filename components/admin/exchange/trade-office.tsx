'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Column } from '@/components/ui/table'
import { exchangeCalls } from '@/lib/exchange/calls'
import { exchangeColumns } from '@/lib/exchange/columns'
import { correctedRange, dayOf } from '@/lib/exchange/days'
import { isDay } from '@/lib/i18n/day'
import {
  type ExchangeKind,
  type Notice,
  noticeSorts,
  officePageSizes,
  type Trade,
  tradeSorts,
  totalTonnes,
} from '@/lib/exchange/schema'
import { formatDateTime, formatDecimal, formatNumber } from '@/lib/i18n/format'
import { useMayCall } from '../account'
import { useRead } from '../calls'
import { ListPage } from '../list/list-page'
import { useListUrl } from '../list/list-url'
import { sortFrom } from '../list/search'
import { ImportPanel } from '../import/import-panel'
import { PlainMoreLink } from '@/components/ui/more-link'
import { ToolInput, ToolSelect } from '../list/tool'

/** Trades or auctions of the exchange, between two days when both are given, and the import of its files. */
export function TradeOffice() {
  const t = useTranslations()
  const { get, go } = useListUrl()
  const mayImport = useMayCall()(exchangeCalls.importExchange)
  const kind: ExchangeKind = get('kind') === 'trade' ? 'trade' : 'notice'
  const required = exchangeColumns[kind].filter((column) => column.required)
  const isOpen = mayImport && get('import') !== null
  return (
    <>
      {isOpen && (
        <ImportPanel
          // The list beside it has the kind alone for its key.
          key={`import ${kind}`}
          call={exchangeCalls.importExchange}
          input={{ kind }}
          title={t(`admin.trade.importOf.${kind}`)}
          fileLabel={t('admin.trade.file')}
          fileHint={t('admin.trade.fileHint', { columns: required.map(({ name }) => name).join(', ') })}
          onClose={() => go({ import: null })}
        />
      )}
      <ExchangeList
        key={kind}
        kind={kind}
        action={
          mayImport && !isOpen ? (
            <Button onClick={() => go({ import: 1 })}>
              <Upload className="icon" size={17} aria-hidden />
              {t('admin.trade.import')}
            </Button>
          ) : undefined
        }
      />
    </>
  )
}

function useRows(kind: ExchangeKind) {
  const { get, paging } = useListUrl()
  const [startDate, endDate] = [get('startDate') ?? '', get('endDate') ?? '']
  const days = isDay(startDate) && isDay(endDate) && startDate <= endDate ? { startDate, endDate } : {}
  const isTrade = kind === 'trade'
  const term = get('term') ?? ''
  const asked = sortFrom(get('sort'), isTrade ? tradeSorts : noticeSorts) ? { sort: get('sort') } : {}
  const input = { ...days, ...paging(officePageSizes), ...(term && { term }), ...asked }
  const options = { placeholderData: keepPreviousData }
  const trades = useRead(exchangeCalls.listAdminTrades, input, { ...options, enabled: isTrade })
  const notices = useRead(exchangeCalls.listAdminNotices, input, { ...options, enabled: !isTrade })
  return { trades, notices, isFiltered: 'startDate' in days || term !== '' }
}

function ExchangeList({ kind, action }: { kind: ExchangeKind; action: React.ReactNode }) {
  const t = useTranslations()
  const { get, paging, go } = useListUrl()
  const { trades, notices, isFiltered } = useRows(kind)
  const query = kind === 'trade' ? trades : notices
  const clear = () => go({ term: null, startDate: null, endDate: null, page: null })
  const shared = {
    title: t('admin.screens.trade'),
    count: query.data && t('admin.trade.count', { count: query.data.total }),
    action,
    hasSearch: true,
    // New days in the address are new inputs.
    filters: (
      <Filters
        key={`${get('startDate')} ${get('endDate')}`}
        kind={kind}
        onClear={isFiltered ? clear : undefined}
      />
    ),
    paging: { ...paging(officePageSizes), sizes: officePageSizes },
    empty: {
      title: t('admin.list.empty'),
      hint: isFiltered ? t('admin.trade.emptyDays') : undefined,
    },
  }
  const state = {
    total: query.data?.total,
    totalPages: query.data?.totalPages,
    isStale: query.isPlaceholderData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  }
  const tradeColumns = useTradeColumns()
  const noticeColumns = useNoticeColumns()
  return kind === 'trade' ? (
    <ListPage
      {...shared}
      sorts={tradeSorts}
      columns={tradeColumns}
      rowKey={({ id }) => id}
      data={{ ...state, rows: trades.data?.result }}
    />
  ) : (
    <ListPage
      {...shared}
      sorts={noticeSorts}
      columns={noticeColumns}
      rowKey={({ id }) => id}
      data={{ ...state, rows: notices.data?.result }}
    />
  )
}

/** The category, and two days that count when both are there. */
function Filters({ kind, onClear }: { kind: ExchangeKind; onClear: (() => void) | undefined }) {
  const t = useTranslations()
  const { get, go } = useListUrl()
  const [range, setRange] = useState({
    start: get('startDate') ?? '',
    end: get('endDate') ?? '',
  })
  const [isTried, setTried] = useState(false)
  const today = dayOf(new Date())
  const isWrong = (name: 'start' | 'end') => range[name] === '' || (name === 'start' && range.start > today)
  const apply = () => {
    setTried(true)
    if (!isWrong('start') && !isWrong('end')) go({ startDate: range.start, endDate: range.end, page: null })
  }
  const day = (name: 'start' | 'end', max?: string) => (
    <ToolInput
      label={t(`admin.trade.${name}`)}
      className="num"
      type="date"
      value={range[name]}
      max={max}
      aria-invalid={isTried && isWrong(name) ? true : undefined}
      onChange={({ currentTarget: { value } }) => {
        const next = { ...range, [name]: value }
        setRange(isDay(value) ? correctedRange(next, name) : next)
      }}
    />
  )
  return (
    <>
      <ToolSelect
        label={t('admin.trade.category')}
        value={kind}
        onChange={({ target }) =>
          go({ kind: target.value === 'notice' ? null : target.value, page: null, sort: null })
        }
      >
        <option value="notice">{t('admin.trade.notice')}</option>
        <option value="trade">{t('admin.trade.trade')}</option>
      </ToolSelect>
      {day('start', today)}
      {day('end')}
      <Button variant="quiet" small onClick={apply}>
        {t('admin.trade.filter')}
      </Button>
      {onClear && (
        <Button variant="quiet" small onClick={onClear}>
          {t('common.clearFilters')}
        </Button>
      )}
    </>
  )
}

function Address({ url, own_url }: Pick<Trade, 'url' | 'own_url'>) {
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
    { key: 'url', label: t('details'), hiddenLabel: true, cell: (row) => <Address {...row} /> },
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
    { key: 'url', label: t('details'), hiddenLabel: true, cell: (row) => <Address {...row} /> },
  ]
}
