'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { StatusDot } from '@/components/ui/status-dot'
import type { Column } from '@/components/ui/table'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { translationCalls } from '@/lib/office/translations/calls'
import {
  dueStates,
  translationKinds,
  type DueCount,
  type Translation,
} from '@/lib/office/translations/schema'
import { useRead } from '../../office/calls'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import type { ListUrl } from '../../office/list/list-url'
import { RowActions } from '../../office/list/row-actions'
import { ToolSelect } from '../../office/list/tool'
import { readDueFilter } from './due-filter'

const pageSizes = [10, 20, 50] as const

/** Records whose English is missing or outdated; the record whose Mongolian changed last comes first. */
export function TranslationList({ url }: { url: ListUrl }) {
  const t = useTranslations('admin.translations')
  const paging = url.paging(pageSizes)
  const query = useRead(
    translationCalls.listAdminTranslations,
    { ...readDueFilter(url), ...paging },
    { placeholderData: keepPreviousData },
  )
  const columns: Column<Translation>[] = [
    { key: 'name', label: t('fields.name'), heading: true, width: '44%', cell: ({ name }) => <b>{name}</b> },
    { key: 'kind', label: t('fields.kind'), cell: ({ kind }) => t(`choices.kind.${kind}`) },
    {
      key: 'state',
      label: t('fields.state'),
      cell: ({ state }) => (
        <StatusDot kind={state === 'missing' ? 'bad' : 'wait'}>{t(`choices.state.${state}`)}</StatusDot>
      ),
    },
    {
      key: 'mn_changed_at',
      label: t('fields.mn_changed_at'),
      kind: 'date',
      cell: ({ mn_changed_at }) => formatDateTime(mn_changed_at, 'mn'),
    },
    {
      key: 'actions',
      label: useTranslations('admin.list')('actions'),
      hiddenLabel: true,
      cell: ({ id, name }) => <RowActions name={name} editHref={url.hrefWith({ id })} />,
    },
  ]
  const { total, counts } = query.data ?? {}
  return (
    <ListPage
      url={url}
      title={useTranslations('admin.screens')('translations')}
      count={total === undefined ? undefined : t('count', { count: total })}
      hasSearch
      filters={<DueFilters url={url} counts={counts} />}
      columns={columns}
      rowKey={({ id }) => id}
      data={listData(query, ({ translations }) => translations)}
      paging={{ ...paging, sizes: pageSizes }}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
    />
  )
}

/** Filters by kind and by state. Each choice shows its number of due translations. */
function DueFilters({ url, counts }: { url: ListUrl; counts: readonly DueCount[] | undefined }) {
  const t = useTranslations('admin.translations')
  const all = useTranslations('common')('all')
  const currentFilter = readDueFilter(url)
  const countOf = (criteria: Partial<DueCount>) =>
    counts
      ?.filter(
        ({ kind, state }) =>
          (!criteria.kind || criteria.kind === kind) && (!criteria.state || criteria.state === state),
      )
      .reduce((sum, { count }) => sum + count, 0)
  const labelWithCount = (label: string, count: number | undefined) =>
    count === undefined ? label : t('counted', { label, count })
  const renderFilter = (name: 'kind' | 'state', options: readonly { value: string; label: string }[]) => (
    <ToolSelect
      label={t(`fields.${name}`)}
      value={currentFilter[name] ?? ''}
      onChange={({ target: { value } }) => url.go({ [name]: value || null, page: null })}
    >
      <option value="">{all}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </ToolSelect>
  )
  return (
    <>
      {renderFilter(
        'kind',
        translationKinds.map((kind) => {
          const count = countOf({ kind, ...(currentFilter.state && { state: currentFilter.state }) })
          return { value: kind, label: labelWithCount(t(`choices.kind.${kind}`), count) }
        }),
      )}
      {renderFilter(
        'state',
        dueStates.map((state) => {
          const count = countOf({ state, ...(currentFilter.kind && { kind: currentFilter.kind }) })
          return { value: state, label: labelWithCount(t(`choices.state.${state}`), count) }
        }),
      )}
    </>
  )
}
