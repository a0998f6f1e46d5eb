'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { AppLink } from '@/components/ui/app-link'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { CallError } from '@/lib/platform/api/call-error'
import { formatDate, formatDateTime } from '@/lib/platform/i18n/format'
import { binCalls } from '@/lib/office/bin/calls'
import type { BinRow } from '@/lib/office/bin/schema'
import { binKinds } from '@/lib/platform/records/schema'
import { useRead, useWrite } from '../../office/calls'
import { CellButtons, LogoAndTitle } from '../../office/list/cells'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { useListUrl } from '../../office/list/list-url'
import { allowedValue } from '../../office/list/search'
import { KindFilter } from './kind-filter'

const pageSizes = [20, 50, 100] as const

/** Lists the deleted records that can still be restored, and restores one record or several. */
export function BinPage() {
  const t = useTranslations('admin.bin')
  const admin = useTranslations('admin')
  const url = useListUrl()
  const place = url.paging(pageSizes)
  const kind = allowedValue(binKinds, url.get('kind'))
  const query = useRead(
    binCalls.listAdminBin,
    { ...place, ...(kind && { kind }) },
    { placeholderData: keepPreviousData },
  )
  const selection = useRowSelection(query.data?.records ?? [])
  return (
    <ListPage
      action={<RestoreSelectedButton rows={selection.rows} onDone={selection.clear} />}
      extras={{
        besideHead: ({ key }) =>
          key === 'chosen' && (
            <input
              type="checkbox"
              aria-label={t('chooseAll')}
              checked={selection.isAll}
              onChange={({ target }) => selection.setAll(target.checked)}
            />
          ),
      }}
      title={admin('screens.bin')}
      count={query.data && t('count', { count: query.data.total, pages: query.data.totalPages })}
      note={<Alert kind="info">{t('note')}</Alert>}
      filters={<KindFilter kinds={binKinds} url={url} />}
      columns={[
        {
          key: 'chosen',
          label: t('chooseAll'),
          hiddenLabel: true,
          width: '3rem',
          cell: (row) => <RowCheckbox row={row} selection={selection} />,
        },
        {
          key: 'name',
          label: t('name'),
          heading: true,
          width: '36%',
          cell: (row) => <BinRecordName row={row} />,
        },
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

/** Returns a function that names a record by its name or, without one, by its kind and number. */
function useRecordName(): (row: BinRow) => string {
  const t = useTranslations('admin')
  return ({ name, kind, record_id }) => name || t('bin.named', { kind: t(`records.${kind}`), id: record_id })
}

/** The chosen rows of the list. A row that is no longer in the list does not count as chosen. */
function useRowSelection(rows: readonly BinRow[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const selectedRows = rows.filter(({ id }) => ids.has(id))
  return {
    rows: selectedRows,
    has: (id: number) => ids.has(id),
    isAll: rows.length > 0 && selectedRows.length === rows.length,
    set: (id: number, isChosen: boolean) =>
      setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id))),
    setAll: (isChosen: boolean) => setIds(new Set(isChosen ? rows.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  }
}

function RowCheckbox({ row, selection }: { row: BinRow; selection: ReturnType<typeof useRowSelection> }) {
  const t = useTranslations('admin.bin')
  const nameOf = useRecordName()
  return (
    <input
      type="checkbox"
      aria-label={t('choose', { name: nameOf(row) })}
      checked={selection.has(row.id)}
      onChange={({ target }) => selection.set(row.id, target.checked)}
    />
  )
}

/**
 * Restores the chosen records, the last deleted first. When one fails, its name is reported and the others
 * are still restored.
 */
function RestoreSelectedButton({ rows, onDone }: { rows: readonly BinRow[]; onDone: () => void }) {
  const t = useTranslations('admin.bin')
  const toast = useToast()
  const write = useWrite(binCalls.restoreDeleted)
  const nameOf = useRecordName()
  const [isBusy, setBusy] = useState(false)
  if (rows.length === 0) return null
  const restore = async () => {
    setBusy(true)
    let count = 0
    for (const row of rows) {
      try {
        await write({ id: row.id })
        count++
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        toast(t('notRestored', { name: nameOf(row), reason: error.message }), { kind: 'danger' })
      }
    }
    setBusy(false)
    if (count > 0) toast(t('restoredCount', { count }))
    onDone()
  }
  return (
    <Button disabled={isBusy} onClick={() => void restore()}>
      <RotateCcw className="icon" size={17} aria-hidden />
      {t('restoreChosen', { count: rows.length })}
    </Button>
  )
}

function BinRecordName({ row }: { row: BinRow }) {
  const name = useRecordName()(row)
  if (!row.image) return <b>{name}</b>
  return <LogoAndTitle logo={row.image}>{name}</LogoAndTitle>
}

/** Restores one record without a confirmation, because a restore loses nothing. */
function RestoreButton({ row }: { row: BinRow }) {
  const t = useTranslations('admin.bin')
  const toast = useToast()
  const write = useWrite(binCalls.restoreDeleted)
  const [isBusy, setBusy] = useState(false)
  const name = useRecordName()(row)
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
