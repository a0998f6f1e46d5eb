'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { FolderDown, ListChecks } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { AssessmentTexts } from '@/components/assessment/texts'
import { StatusDot } from '@/components/ui/status-dot'
import { memberAssessmentCalls } from '@/lib/assessment/member/calls'
import { memberResultSorts } from '@/lib/assessment/member/schema'
import { formatDate } from '@/lib/platform/i18n/format'
import { useRead } from '../../office/calls'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { useListUrl } from '../../office/list/list-url'
import { peoplePageSizes, useListParamsFromUrl } from '../../office/list/use-asked-rows'
import { MemberAnswersSheet } from './member-answers-sheet'
import { MemberFilesSheet } from './member-files-sheet'
import { BreakableText, CellButtons, CellLinkButton, CellNote, LogoAndTitle } from '../../office/list/cells'

/**
 * The members that have a result. `?answers=` or `?files=` with an assessment's number, and `&member=` with
 * the member's number, open the answers or the files over the list.
 */
export function MemberResultsPage({ posterTexts }: { posterTexts: AssessmentTexts['result'] }) {
  const t = useTranslations('admin')
  const { get, hrefWith, go } = useListUrl()
  const { listQuery, list } = useListParamsFromUrl(peoplePageSizes, memberResultSorts)
  const query = useRead(memberAssessmentCalls.listAdminMemberResults, listQuery, {
    placeholderData: keepPreviousData,
  })
  const data = listData(query, ({ respondents }) => respondents)
  const sheetIdsFromUrl = (sheet: 'answers' | 'files') => {
    const [answerId, memberId] = [Number(get(sheet)), Number(get('member'))]
    return answerId > 0 && memberId > 0 ? { answerId, memberId } : null
  }
  const [answers, files] = [sheetIdsFromUrl('answers'), sheetIdsFromUrl('files')]
  const findResultRow = (assessmentId: number) => data.rows?.find((row) => row.answer_id === assessmentId)
  const closeSheet = () => go({ answers: null, files: null, member: null })
  return (
    <>
      <ListPage
        title={t('screens.memberResults')}
        count={data.total === undefined ? undefined : t('memberResults.count', { count: data.total })}
        columns={[
          {
            key: 'name',
            label: t('memberResults.name'),
            heading: true,
            cell: (row) => <LogoAndTitle logo={row.logo}>{row.name}</LogoAndTitle>,
          },
          {
            key: 'email',
            label: t('memberResults.email'),
            cell: (row) => <BreakableText>{row.email}</BreakableText>,
          },
          {
            key: 'created_at',
            label: t('memberResults.date'),
            kind: 'date',
            cell: (row) => (
              <span>
                {formatDate(row.created_at, 'mn')}
                {row.main_percentage !== null && (
                  <CellNote>{`${t('memberResults.percentage')}: ${row.main_percentage}%`}</CellNote>
                )}
                {!row.completion && <CellNote>{t('memberResults.unfinished')}</CellNote>}
              </span>
            ),
          },
          {
            key: 'publication',
            label: t('memberResults.publication'),
            cell: ({ publication }) => (
              <StatusDot kind={publication ? 'on' : 'off'}>
                {t(publication ? 'memberResults.approved' : 'memberResults.notApproved')}
              </StatusDot>
            ),
          },
          {
            key: 'actions',
            label: t('list.actions'),
            hiddenLabel: true,
            cell: (row) => (
              <CellButtons>
                <CellLinkButton
                  href={hrefWith({ answers: row.answer_id, member: row.member_id })}
                  icon={ListChecks}
                  name={row.name}
                >
                  {t('memberResults.seeAnswers')}
                </CellLinkButton>
                <CellLinkButton
                  href={hrefWith({ files: row.answer_id, member: row.member_id })}
                  icon={FolderDown}
                  name={row.name}
                >
                  {t('memberResults.seeFiles')}
                </CellLinkButton>
              </CellButtons>
            ),
          },
        ]}
        rowKey={(row) => row.answer_id}
        data={data}
        {...list}
        empty={{ title: t('list.empty'), hint: t('memberResults.emptyHint') }}
      />
      {answers && (
        <MemberAnswersSheet
          {...answers}
          name={findResultRow(answers.answerId)?.name}
          posterTexts={posterTexts}
          onClose={closeSheet}
        />
      )}
      {files && (
        <MemberFilesSheet {...files} name={findResultRow(files.answerId)?.name} onClose={closeSheet} />
      )}
    </>
  )
}
