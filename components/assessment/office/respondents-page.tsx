'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ownAssessmentCalls } from '@/lib/assessment/own/calls'
import { respondentSorts } from '@/lib/assessment/own/schema'
import { formatDate } from '@/lib/platform/i18n/format'
import { useRead } from '../../office/calls'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { useListUrl } from '../../office/list/list-url'
import { peoplePageSizes, useListParamsFromUrl } from '../../office/list/use-asked-rows'
import { RespondentSheet } from './respondent-sheet'
import { BreakableText, CellButtons, CellLinkButton } from '../../office/list/cells'

/**
 * The people who took the self-assessment. With `?answers=` and a respondent's number, the answers of this
 * respondent open over the list.
 */
export function RespondentsPage() {
  const t = useTranslations('admin')
  const { get, hrefWith, go } = useListUrl()
  const { listQuery: sought, list } = useListParamsFromUrl(peoplePageSizes, respondentSorts)
  const query = useRead(ownAssessmentCalls.listAdminRespondents, sought, {
    placeholderData: keepPreviousData,
  })
  const data = listData(query, ({ respondents }) => respondents)
  const respondentId = Number(get('answers'))
  return (
    <>
      <ListPage
        title={t('screens.results')}
        count={data.total === undefined ? undefined : t('results.count', { count: data.total })}
        columns={[
          { key: 'name', label: t('results.name'), heading: true, cell: (row) => row.name },
          {
            key: 'email',
            label: t('results.email'),
            cell: (row) => <BreakableText>{row.email || t('results.withheld')}</BreakableText>,
          },
          {
            key: 'phone',
            label: t('results.phone'),
            kind: 'date',
            cell: (row) => row.phone_number || t('results.withheld'),
          },
          {
            key: 'created_at',
            label: t('results.date'),
            kind: 'date',
            cell: (row) => formatDate(row.created_at, 'mn'),
          },
          {
            key: 'percentage',
            label: t('results.percentage'),
            kind: 'number',
            cell: (row) => `${row.percentage}%`,
          },
          {
            key: 'actions',
            label: t('list.actions'),
            hiddenLabel: true,
            cell: (row) => (
              <CellButtons>
                <CellLinkButton href={hrefWith({ answers: row.id })} name={row.name}>
                  {t('results.details')}
                </CellLinkButton>
              </CellButtons>
            ),
          },
        ]}
        rowKey={(row) => row.id}
        data={data}
        {...list}
        empty={{ title: t('list.empty'), hint: t('results.emptyHint') }}
      />
      {Number.isSafeInteger(respondentId) && respondentId > 0 && (
        <RespondentSheet
          respondentId={respondentId}
          respondent={data.rows?.find(({ id }) => id === respondentId)}
          onClose={() => go({ answers: null })}
        />
      )}
    </>
  )
}
