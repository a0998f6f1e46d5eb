'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { StatusDot } from '@/components/ui/status-dot'
import { reviewCalls } from '@/lib/assessment/reviews/calls'
import { reviewPageSizes, reviewSorts, type ReviewState, reviewStates } from '@/lib/assessment/reviews/schema'
import { formatDate } from '@/lib/platform/i18n/format'
import { useRead } from '../../office/calls'
import { CellButtons, CellLinkButton, CellNote, LogoAndTitle } from '../../office/list/cells'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { useListUrl } from '../../office/list/list-url'
import { ToolSelect } from '../../office/list/tool'
import { useListParamsFromUrl } from '../../office/list/use-asked-rows'
import { ReviewSheet } from './review-sheet'

const stateDots = {
  finished: 'wait',
  in_review: 'wait',
  asked: 'wait',
  reviewed: 'on',
  expired: 'off',
} as const satisfies Record<ReviewState, string>

/** The finished assessments to review; `?review=` with an assessment's number opens it over the list. */
export function ReviewsPage() {
  const t = useTranslations('admin')
  const { get, hrefWith, go } = useListUrl()
  const { listQuery, list } = useListParamsFromUrl(reviewPageSizes, reviewSorts)
  const state = reviewStates.find((each) => each === get('state'))
  const query = useRead(
    reviewCalls.listAdminReviews,
    { ...listQuery, ...(state && { state }) },
    { placeholderData: keepPreviousData },
  )
  const data = listData(query, ({ reviews }) => reviews)
  const openId = Number(get('review'))
  return (
    <>
      <ListPage
        title={t('screens.assessmentReviews')}
        count={data.total === undefined ? undefined : t('reviews.count', { count: data.total })}
        filters={
          <ToolSelect
            label={t('reviews.state')}
            value={state ?? ''}
            onChange={(event) => go({ state: event.target.value || null, page: null })}
          >
            <option value="">{t('reviews.allStates')}</option>
            {reviewStates.map((each) => (
              <option key={each} value={each}>
                {t(`reviews.states.${each}`)}
              </option>
            ))}
          </ToolSelect>
        }
        columns={[
          {
            key: 'name',
            label: t('reviews.name'),
            heading: true,
            cell: (row) => <LogoAndTitle logo={row.logo}>{row.name}</LogoAndTitle>,
          },
          { key: 'year', label: t('reviews.year'), kind: 'number', cell: (row) => row.year },
          {
            key: 'created_at',
            label: t('reviews.date'),
            kind: 'date',
            cell: (row) => formatDate(row.created_at, 'mn'),
          },
          {
            key: 'result',
            label: t('reviews.result'),
            kind: 'number',
            cell: (row) => `${row.main_percentage}%`,
          },
          {
            key: 'state',
            label: t('reviews.state'),
            cell: (row) => (
              <span>
                <StatusDot kind={stateDots[row.state]}>{t(`reviews.states.${row.state}`)}</StatusDot>
                {row.due_on && row.state === 'asked' && (
                  <CellNote>{t('reviews.dueOn', { date: formatDate(row.due_on, 'mn') })}</CellNote>
                )}
              </span>
            ),
          },
          {
            key: 'found',
            label: t('reviews.found'),
            kind: 'number',
            cell: ({ found, answers }) => t('reviews.foundOf', { found, answers }),
          },
          {
            key: 'changed_at',
            label: t('reviews.changedAt'),
            kind: 'date',
            cell: (row) => (row.changed_at ? formatDate(row.changed_at, 'mn') : ''),
          },
          {
            key: 'actions',
            label: t('list.actions'),
            hiddenLabel: true,
            cell: (row) => (
              <CellButtons>
                <CellLinkButton href={hrefWith({ review: row.answer_id })} icon={FileSearch} name={row.name}>
                  {t('reviews.open')}
                </CellLinkButton>
              </CellButtons>
            ),
          },
        ]}
        rowKey={(row) => row.answer_id}
        data={data}
        {...list}
        empty={{ title: t('list.empty'), hint: t('reviews.emptyHint') }}
      />
      {openId > 0 && (
        <ReviewSheet
          key={openId}
          answerId={openId}
          name={data.rows?.find((row) => row.answer_id === openId)?.name}
          onClose={() => go({ review: null })}
        />
      )}
    </>
  )
}
