'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button'
import { systemCalls } from '@/lib/office/system/calls'
import { systemPageSizes } from '@/lib/office/system/schema'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { useRead } from '../../office/calls'
import { listData } from '../../office/list/list-data'
import { useListUrl } from '../../office/list/list-url'
import { RowButtons } from '../../office/list/row-actions'
import { OperatorWords } from './operator-words'
import { PagedPanel } from './paged-panel'
import { useName } from './use-name'
import { useRepeat } from './use-repeat'

/** Lists the jobs that failed, and runs them again. */
export function FailedJobs() {
  const t = useTranslations('admin.system')
  const list = useTranslations('admin.list')
  const url = useListUrl('jobs.')
  const paging = url.paging(systemPageSizes)
  const query = useRead(systemCalls.listAdminFailedJobs, paging, { placeholderData: keepPreviousData })
  const repeat = useRepeat(systemCalls.repeatJob, t('jobRepeated'))
  const jobNameOf = useName('jobNames')
  return (
    <PagedPanel
      title={t('failedJobs')}
      url={url}
      columns={[
        {
          key: 'name',
          label: t('job'),
          heading: true,
          cell: ({ name, error }) => (
            <div>
              {jobNameOf(name)}
              <OperatorWords words={error} />
            </div>
          ),
        },
        {
          key: 'failed',
          label: t('failedAt'),
          kind: 'date',
          cell: ({ failed_at }) => formatDateTime(failed_at, 'mn'),
        },
        { key: 'attempts', label: t('attempts'), kind: 'number', cell: ({ attempts }) => attempts },
        {
          key: 'next',
          label: t('nextTry'),
          kind: 'date',
          cell: ({ next_run_at }) => (next_run_at ? formatDateTime(next_run_at, 'mn') : t('noTriesLeft')),
        },
        {
          key: 'actions',
          label: list('actions'),
          hiddenLabel: true,
          cell: ({ id, name }) => (
            <RowButtons>
              <IconButton label={t('repeatJob', { name: jobNameOf(name) })} onClick={() => repeat({ id })}>
                <RotateCw className="icon" size={17} aria-hidden />
              </IconButton>
            </RowButtons>
          ),
        },
      ]}
      rowKey={({ id }) => id}
      data={listData(query, ({ jobs }) => jobs)}
      paging={{ ...paging, sizes: systemPageSizes }}
      empty={{ title: t('noFailedJobs') }}
    />
  )
}
