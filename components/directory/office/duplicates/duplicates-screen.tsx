'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import type { Column } from '@/components/ui/table'
import { duplicateCalls } from '@/lib/directory/duplicates/calls'
import { type Pair, pairPageSizes } from '@/lib/directory/duplicates/schema'
import { useRead } from '../../../office/calls'
import { CellNote } from '../../../office/list/cells'
import { listData } from '../../../office/list/list-data'
import { ListPage } from '../../../office/list/list-page'
import { useListUrl } from '../../../office/list/list-url'
import { ComparePage } from './compare-page'

/**
 * Lists pairs of companies that may be the same company. If the address contains the ids of two companies,
 * the screen compares these two instead.
 */
export function DuplicatesScreen() {
  const { get } = useListUrl()
  const [first, other] = ['first', 'other'].map((name) => Number(get(name)))
  if (!first || !other) return <DuplicatePairs />
  return <ComparePage key={`${first} ${other}`} firstId={first} otherId={other} />
}

function CompanyCell({ company }: { company: Pair['first'] }) {
  const t = useTranslations('admin.directoryDuplicates')
  const notes = [company.registration_number, company.approval ? '' : t('request')].filter(Boolean)
  return (
    <>
      <b>{company.name}</b>
      <CellNote>{notes.join(' · ') || t('noNumber')}</CellNote>
    </>
  )
}

function DuplicatePairs() {
  const t = useTranslations('admin.directoryDuplicates')
  const title = useTranslations('admin.screens')('directoryDuplicates')
  const url = useListUrl()
  const paging = url.paging(pairPageSizes)
  const query = useRead(duplicateCalls.listAdminDuplicates, paging, { placeholderData: keepPreviousData })
  const columns: Column<Pair>[] = [
    { key: 'first', label: t('first'), heading: true, cell: ({ first }) => <CompanyCell company={first} /> },
    { key: 'other', label: t('other'), cell: ({ other }) => <CompanyCell company={other} /> },
    { key: 'reason', label: t('reason'), cell: ({ reason }) => t(`reasons.${reason}`) },
    {
      key: 'actions',
      label: t('compare'),
      hiddenLabel: true,
      cell: ({ first, other }) => (
        <LinkButton
          small
          variant="quiet"
          href={url.hrefWith({ first: first.id, other: other.id })}
          aria-label={t('compareBoth', { first: first.name, other: other.name })}
        >
          {t('compare')}
        </LinkButton>
      ),
    },
  ]
  return (
    <ListPage
      title={title}
      count={query.data && t('count', { count: query.data.total, pages: query.data.totalPages })}
      note={<p className="small">{t('note')}</p>}
      columns={columns}
      rowKey={({ first, other }) => `${first.id} ${other.id}`}
      data={listData(query, ({ pairs }) => pairs)}
      paging={{ ...paging, sizes: pairPageSizes }}
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
