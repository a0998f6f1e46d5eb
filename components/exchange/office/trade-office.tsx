'use client'

import { useTranslations } from 'next-intl'
import { exchangeCalls } from '@/lib/exchange/calls'
import { exchangeColumns } from '@/lib/exchange/columns'
import type { ExchangeKind } from '@/lib/exchange/schema'
import { fileHref } from '@/lib/wiring/calls/client'
import { useMayCall } from '../../office/account'
import { useWrite } from '../../office/calls'
import { ImportButton } from '../../office/import/import-button'
import { ImportPanel } from '../../office/import/import-panel'
import { useListUrl } from '../../office/list/list-url'
import { NoticeList, TradeList } from './exchange-lists'

/** The list of the exchange's trades or of its auctions; with `?import` also the form that imports a file. */
export function TradeScreen() {
  const t = useTranslations()
  const url = useListUrl()
  const { get, go } = url
  const mayImport = useMayCall()(exchangeCalls.importExchange)
  const sendFile = useWrite(exchangeCalls.importExchange)
  const kind: ExchangeKind = get('kind') === 'trade' ? 'trade' : 'notice'
  const requiredColumns = exchangeColumns[kind].filter((column) => column.required)
  const isOpen = mayImport && get('import') !== null
  const List = kind === 'trade' ? TradeList : NoticeList
  const action = mayImport && <ImportButton url={url} />
  return (
    <>
      {isOpen && (
        <ImportPanel
          // The key must differ from the key of the list below, which is the bare kind.
          key={`import ${kind}`}
          send={(input, options) => sendFile({ kind, ...input }, options)}
          title={t(`admin.trade.importOf.${kind}`)}
          template={fileHref(exchangeCalls.getExchangeTemplate, { kind })}
          columns={requiredColumns.map(({ name }) => name)}
          onClose={() => go({ import: null })}
        />
      )}
      <List key={kind} action={action} />
    </>
  )
}
