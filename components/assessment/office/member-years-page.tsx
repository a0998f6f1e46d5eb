'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { Download, ListChecks } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { memberYearsCalls } from '@/lib/assessment/years/calls'
import { yearPageSizes, yearSorts } from '@/lib/assessment/years/schema'
import { formatDate } from '@/lib/platform/i18n/format'
import { officePaths } from '@/lib/platform/site/office-paths'
import { fileHref } from '@/lib/wiring/calls/client'
import { useRead } from '../../office/calls'
import { CellButtons, CellLinkButton, CellNote, LogoAndTitle } from '../../office/list/cells'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { useListUrl } from '../../office/list/list-url'
import { ToolSelect } from '../../office/list/tool'
import { useListParamsFromUrl } from '../../office/list/use-asked-rows'
import { YearFiguresPanels } from './year-figures-panels'

/** The results of all members in a year: their spread, what most fails, and the members with their figures. */
export function MemberYearsPage() {
  const t = useTranslations('admin')
  const { get, go } = useListUrl()
  const { listQuery, list } = useListParamsFromUrl(yearPageSizes, yearSorts)
  const askedYear = Number(get('year')) || undefined
  const yearQuery = askedYear ? { year: askedYear } : {}
  const figuresQuery = useRead(memberYearsCalls.getYearFigures, yearQuery, {
    placeholderData: keepPreviousData,
  })
  const query = useRead(
    memberYearsCalls.listAdminMemberYears,
    { ...listQuery, ...yearQuery },
    { placeholderData: keepPreviousData },
  )
  const data = listData(query, ({ results }) => results)
  const figures = figuresQuery.data?.figures
  return (
    <ListPage
      title={t('screens.memberYears')}
      count={data.total === undefined ? undefined : t('memberYears.count', { count: data.total })}
      action={
        figures &&
        figures.year !== null && (
          <>
            <ToolSelect
              label={t('memberYears.year')}
              style={{ minWidth: '6rem' }}
              value={askedYear ?? figures.year}
              onChange={(event) => go({ year: event.target.value, page: null })}
            >
              {[...new Set([...figures.years, askedYear ?? figures.year])].map((year) => (
                <option key={year}>{year}</option>
              ))}
            </ToolSelect>
            <LinkButton variant="quiet" href={fileHref(memberYearsCalls.exportMemberYears, yearQuery)}>
              <Download className="icon" size={17} aria-hidden />
              {t('list.download', { kind: 'XLSX' })}
            </LinkButton>
          </>
        )
      }
      note={<YearFiguresPanels query={figuresQuery} />}
      columns={[
        {
          key: 'name',
          label: t('memberYears.name'),
          heading: true,
          cell: (row) => <LogoAndTitle logo={row.logo}>{row.name}</LogoAndTitle>,
        },
        {
          key: 'main_percentage',
          label: t('memberYears.total'),
          kind: 'number',
          cell: (row) => `${row.main_percentage}%`,
        },
        {
          key: 'sections',
          label: t('memberYears.sectionResults'),
          cell: ({ sections }) => (
            <span className="num">
              {sections.map(({ cid, percentage }) => `${cid}: ${percentage}%`).join(' · ')}
            </span>
          ),
        },
        {
          key: 'created_at',
          label: t('memberYears.date'),
          kind: 'date',
          cell: (row) => (
            <span>
              {formatDate(row.created_at, 'mn')}
              {row.withdrawn_at && <CellNote>{t('memberYears.withdrawn')}</CellNote>}
              {!row.completion && <CellNote>{t('memberYears.unfinished')}</CellNote>}
            </span>
          ),
        },
        {
          key: 'actions',
          label: t('list.actions'),
          hiddenLabel: true,
          cell: (row) => (
            <CellButtons>
              <CellLinkButton
                href={`${officePaths.memberResults}?answers=${row.answer_id}&member=${row.member_id}`}
                icon={ListChecks}
                name={row.name}
              >
                {t('memberYears.open')}
              </CellLinkButton>
            </CellButtons>
          ),
        },
      ]}
      rowKey={(row) => row.answer_id}
      data={data}
      {...list}
      empty={{ title: t('list.empty'), hint: t('memberYears.emptyHint') }}
    />
  )
}
