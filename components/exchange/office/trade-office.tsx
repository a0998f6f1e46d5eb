'use client'

import { Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { exchangeCalls } from '@/lib/exchange/calls'
import { exchangeColumns } from '@/lib/exchange/columns'
import type { ExchangeKind } from '@/lib/exchange/schema'
import { useMayCall } from '../../office/account'
import { useWrite } from '../../office/calls'
import { ImportPanel } from '../../office/import/import-panel'
import { useListUrl } from '../../office/list/list-url'
import { NoticeList, TradeList } from './exchange-lists'

/** The list of the exchange's trades or of its auctions; with `?import` also the form that imports a file. */
export function TradeScreen() {
  const t = useTranslations()
  const { get, go } = useListUrl()
  const mayImport = useMayCall()(exchangeCalls.importExchange)
  const sendFile = useWrite(exchangeCalls.importExchange)
  const kind: ExchangeKind = get('kind') === 'trade' ? 'trade' : 'notice'
  const requiredColumns = exchangeColumns[kind].filter((column) => column.required)
  const isOpen = mayImport && get('import') !== null
  const List = kind === 'trade' ? TradeList : NoticeList
  const action = mayImport && !isOpen && (
    <Button onClick={() => go({ import: 1 })}>
      <Upload className="icon" size={17} aria-hidden />
      {t('admin.trade.import')}
    </Button>
  )
  return (
    <>
      {isOpen && (
        <ImportPanel
          // The key must differ from the key of the list below, which is the bare kind.
          key={`import ${kind}`}
          send={(input, options) => sendFile({ kind, ...input }, options)}
          title={t(`admin.trade.importOf.${kind}`)}
          fileLabel={t('admin.trade.file')}
          fileHint={t('admin.trade.fileHint', {
            columns: requiredColumns.map(({ name }) => name).join(', '),
          })}
          onClose={() => go({ import: null })}
        />
      )}
      <List key={kind} action={action} />
    </>
  )
}
