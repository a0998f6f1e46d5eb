'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { AppLink } from '@/components/ui/app-link'
import type { Column } from '@/components/ui/table'
import { accountCalls } from '@/lib/office/accounts/calls'
import { isDay } from '@/lib/platform/i18n/day'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { activityCalls } from '@/lib/wiring/calls/activity/calls'
import type { Activity } from '@/lib/wiring/calls/activity/schema'
import { activityKinds } from '@/lib/platform/records/schema'
import { useRead } from '../../office/calls'
import { isTextKey } from '../../office/composed-texts'
import { BreakableText, CellNote, cellLinkClass } from '../../office/list/cells'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { type ListUrl, useListUrl } from '../../office/list/list-url'
import { ToolInput, ToolSelect } from '../../office/list/tool'
import { useOptions } from '../../office/resource/select-field'
import { KindFilter } from './kind-filter'

const pageSizes = [20, 50, 100] as const
const filters = {
  account: 'account_id',
  kind: 'kind',
  does: 'does',
  record: 'record_id',
  start: 'start',
  end: 'end',
} as const

/** Returns the URL's filters as the call's input; leaves out a start or end that is not a complete date. */
function filtersFromUrl({ get }: ListUrl): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, input]) => {
      const value = get(name)
      const isUsable = value && (isDay(value) || (name !== 'start' && name !== 'end'))
      return isUsable ? [[input, value]] : []
    }),
  )
}

/** Lists who did what in the office, newest first. */
export function ActivityPage() {
  const t = useTranslations('admin.activity')
  const common = useTranslations()
  const url = useListUrl()
  const place = url.paging(pageSizes)
  const query = useRead(
    activityCalls.listAdminActivity,
    { ...place, ...filtersFromUrl(url) },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      title={common('admin.screens.activity')}
      count={query.data && t('count', { count: query.data.total, pages: query.data.totalPages })}
      note={
        url.get('record') !== null && (
          <Alert kind="info">
            {t('ofRecord')}{' '}
            <AppLink
              className={cellLinkClass()}
              href={url.hrefWith({ kind: null, record: null, page: null })}
            >
              {t('all')}
            </AppLink>
          </Alert>
        )
      }
      filters={<ActivityFilters url={url} />}
      columns={useColumns()}
      rowKey={({ id }) => id}
      data={listData(query, (answer) => answer.activity)}
      paging={{ ...place, sizes: pageSizes }}
      empty={{ title: common('ui.state.noResults') }}
    />
  )
}

function useColumns(): Column<Activity>[] {
  const t = useTranslations('admin.activity')
  return [
    { key: 'at', label: t('at'), kind: 'date', cell: ({ at }) => formatDateTime(at, 'mn') },
    {
      key: 'by',
      label: t('by'),
      cell: ({ by, email }) => (
        <BreakableText>
          {by}
          {by !== email && <CellNote>{email}</CellNote>}
        </BreakableText>
      ),
    },
    { key: 'action', label: t('action'), heading: true, cell: (row) => <ActionName row={row} /> },
    { key: 'record', label: t('record'), width: '34%', cell: (row) => <RecordName row={row} /> },
  ]
}

/** Describes an action in words, or shows the route of its call if the call no longer exists. */
function ActionName({ row: { action, call } }: { row: Activity }) {
  const t = useTranslations('admin.activity.actions')
  return isTextKey(t, action) ? t(action) : call
}

function RecordName({ row: { kind, record_id, name, place, address } }: { row: Activity }) {
  const t = useTranslations('admin')
  if (kind === null || record_id === null) return kind && t(`records.${kind}`)
  const recordName = name || `${t(`records.${kind}`)} ${t('activity.numbered', { id: record_id })}`
  if (place === 'live')
    return (
      <AppLink className={cellLinkClass()} href={address}>
        {recordName}
      </AppLink>
    )
  return (
    <BreakableText>
      {recordName}
      <CellNote>{t(place === 'bin' ? 'activity.inBin' : 'activity.gone')}</CellNote>
    </BreakableText>
  )
}

const accounts = {
  ...{ call: accountCalls.listAdminAccounts, input: { limit: 100 } },
  ...{ rows: 'account', value: 'id', label: 'email' },
}

function ActivityFilters({ url }: { url: ListUrl }) {
  const t = useTranslations('admin.activity')
  const common = useTranslations('common')
  const accountOptions = useOptions(accounts) ?? []
  const renderDayInput = (name: 'start' | 'end') => (
    <ToolInput
      label={t(name)}
      className="num"
      type="date"
      defaultValue={url.get(name) ?? ''}
      onChange={({ target }) => url.replace({ [name]: target.value || null, page: null })}
    />
  )
  return (
    <>
      <ToolSelect
        label={t('by')}
        value={url.get('account') ?? ''}
        onChange={({ target }) => url.go({ account: target.value || null, page: null })}
      >
        <option value="">{common('all')}</option>
        {accountOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ToolSelect>
      <ToolSelect
        label={t('action')}
        value={url.get('does') ?? ''}
        onChange={({ target }) => url.go({ does: target.value || null, page: null })}
      >
        <option value="">{common('all')}</option>
        <option value="reads">{t('reads')}</option>
        <option value="changes">{t('changes')}</option>
      </ToolSelect>
      <KindFilter kinds={activityKinds} url={url} />
      {renderDayInput('start')}
      {renderDayInput('end')}
    </>
  )
}
