'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { AppLink } from '@/components/ui/app-link'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { formatDate, formatDateTime } from '@/lib/i18n/format'
import { binCalls } from '@/lib/records/bin/calls'
import type { BinRow } from '@/lib/records/bin/schema'
import { binKinds } from '@/lib/records/schema'
import { useRead, useWrite } from '../calls'
import { CellButtons, LogoTitle } from '../list/cells'
import { listData } from '../list/list-data'
import { ListPage } from '../list/list-page'
import { useListUrl } from '../list/list-url'
import { oneOf } from '../list/search'
import { KindFilter } from './kind-filter'

const pageSizes = [20, 50, 100] as const

/** What was deleted in the last days; a moderator brings it back. */
export function BinPage() {
  const t = useTranslations('admin.bin')
  const admin = useTranslations('admin')
  const url = useListUrl()
  const place = url.paging(pageSizes)
  const kind = oneOf(binKinds, url.get('kind'))
  const query = useRead(
    binCalls.listAdminBin,
    { ...place, ...(kind && { kind }) },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      title={admin('screens.bin')}
      count={query.data && t('count', { count: query.data.total, pages: query.data.totalPages })}
      note={<Alert kind="info">{t('note')}</Alert>}
      filters={<KindFilter kinds={binKinds} url={url} />}
      columns={[
        { key: 'name', label: t('name'), heading: true, width: '36%', cell: (row) => <Name row={row} /> },
        { key: 'kind', label: t('kind'), cell: (row) => admin(`records.${row.kind}`) },
        { key: 'at', label: t('at'), kind: 'date', cell: ({ at }) => formatDateTime(at, 'mn') },
        { key: 'by', label: t('by'), cell: ({ by }) => by || admin('history.command') },
        { key: 'until', label: t('until'), kind: 'date', cell: ({ until }) => formatDate(until, 'mn') },
        {
          key: 'restore',
          label: admin('list.actions'),
          hiddenLabel: true,
          cell: (row) => <RestoreButton row={row} />,
        },
      ]}
      rowKey={({ id }) => id}
      data={listData(query, (answer) => answer.records)}
      paging={{ ...place, sizes: pageSizes }}
      empty={{ title: t('empty') }}
    />
  )
}

function useName({ name, record_id }: BinRow): string {
  const t = useTranslations('admin.activity')
  return name || t('numbered', { id: record_id })
}

function Name({ row }: { row: BinRow }) {
  const name = useName(row)
  if (!row.image) return <b>{name}</b>
  return <LogoTitle logo={row.image}>{name}</LogoTitle>
}

/** It loses nothing, so nothing is asked. */
function RestoreButton({ row }: { row: BinRow }) {
  const t = useTranslations('admin.bin')
  const toast = useToast()
  const write = useWrite(binCalls.restoreDeleted)
  const [isBusy, setBusy] = useState(false)
  const name = useName(row)
  const restore = async () => {
    setBusy(true)
    try {
      const { address } = await write({ id: row.id })
      toast(t('restored'), { links: <AppLink href={address}>{name}</AppLink> })
    } catch (error) {
      toast(error instanceof Error ? error.message : '', { kind: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <CellButtons>
      <Button
        small
        variant="quiet"
        aria-label={t('restoreOf', { name })}
        disabled={isBusy}
        onClick={() => void restore()}
      >
        <RotateCcw className="icon" size={16} aria-hidden />
        {t('restore')}
      </Button>
    </CellButtons>
  )
}
