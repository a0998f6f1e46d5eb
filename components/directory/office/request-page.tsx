'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { Copy, PanelRightOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { LinkButton } from '@/components/ui/button'
import type { Column } from '@/components/ui/table'
import { requestPageSizes } from '@/lib/directory/limits'
import { listingRequestCalls } from '@/lib/directory/requests/calls'
import type { ListingRequest, ListingType } from '@/lib/directory/requests/schema'
import { formatDate } from '@/lib/platform/i18n/format'
import { useRead } from '../../office/calls'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { type ListUrl, useListUrl } from '../../office/list/list-url'
import { ChangeSheet } from './change-sheet'
import { CompanyReview } from './company-review'
import { ListingName, listingName } from './listing-name'
import { ConsultantReview } from './person-review'
import styles from './request-page.module.css'
import { SegmentLinks } from './segments'

/** The list of what staff must decide on: requests for a listing, and changes that owners sent. */
export function ListingRequestsPage() {
  const t = useTranslations('admin.listingRequests')
  const screen = useTranslations('admin.screens')
  const listingTexts = useTranslations('admin.listings')
  const url = useListUrl()
  const type: ListingType = url.get('type') === '2' ? '2' : '1'
  const place = url.paging(requestPageSizes)
  const query = useRead(
    listingRequestCalls.listAdminListingRequests,
    { type, ...place },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <ListPage
        title={screen('listingRequests')}
        count={query.data && t('count', { count: query.data.total, pages: query.data.totalPages })}
        filters={<ListingTypeLinks type={type} url={url} counts={query.data?.counts} />}
        columns={useRequestColumns(type, url)}
        rowKey={({ kind, id }) => `${kind}-${id}`}
        data={listData(query, ({ request }) => request)}
        paging={{ ...place, sizes: requestPageSizes }}
        failed={listingTexts('listFailed')}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
      <OpenedSheet type={type} url={url} />
    </>
  )
}

function OpenedSheet({ type, url }: { type: ListingType; url: ListUrl }) {
  const close = () => url.go({ id: null, change: null })
  const [id, change] = [url.get('id'), url.get('change')]
  if (change !== null) return <ChangeSheet key={change} id={change} onClose={close} />
  if (id === null) return null
  return type === '1' ? (
    <CompanyReview key={id} id={id} onClose={close} />
  ) : (
    <ConsultantReview key={id} id={id} onClose={close} />
  )
}

type TypesProps = {
  type: ListingType
  url: ListUrl
  counts: { companies: number; consultants: number } | undefined
}

/** Two links to pending requests and changes, one for companies, one for consultants, each with its count. */
function ListingTypeLinks({ type, url, counts }: TypesProps) {
  const t = useTranslations('admin.listingRequests')
  const items = [
    { key: '1', text: t('companies'), count: counts?.companies },
    { key: '2', text: t('consultants'), count: counts?.consultants },
  ]
  return (
    <SegmentLinks
      label={t('types')}
      items={items.map(({ key, text, count }) => ({
        key,
        text: (
          <>
            {text} <b className="num">{count}</b>
          </>
        ),
        href: url.hrefWith({ type: key === '1' ? null : key, page: null }),
        isCurrent: key === type,
      }))}
    />
  )
}

const namesOf = ({ company_info, person_info }: ListingRequest) =>
  (company_info ?? person_info)?.translations.name ?? { mn: '', en: '' }

function useRequestColumns(type: ListingType, url: ListUrl): Column<ListingRequest>[] {
  const t = useTranslations('admin.listingRequests')
  const list = useTranslations('admin.list')
  const describeRequest = (row: ListingRequest) =>
    row.kind === 'change'
      ? t('changes', { count: row.fields })
      : type === '1'
        ? row.category && t('inCategory', row.category)
        : row.person_info?.translations.profession.mn || row.person_info?.translations.profession.en
  return [
    {
      key: 'name',
      label: t(type === '1' ? 'fields.company' : 'fields.consultant'),
      heading: true,
      width: '30%',
      cell: (row) => <ListingName names={namesOf(row)} logo={row.company_info?.translations.logo} />,
    },
    {
      key: 'kind',
      label: t('fields.kind'),
      cell: ({ kind }) => <Badge kind={kind === 'new' ? 'told' : 'past'}>{t(`kinds.${kind}`)}</Badge>,
    },
    {
      key: 'number',
      label: t(type === '1' ? 'fields.number' : 'fields.phone'),
      cell: (row) => (type === '1' ? <RegistrationNumber row={row} /> : row.phone_number),
    },
    { key: 'content', label: t('fields.content'), cell: describeRequest },
    { key: 'registrant', label: t('fields.registrant'), cell: ({ registrant }) => registrant },
    {
      key: 'created_at',
      label: t('fields.created_at'),
      kind: 'date',
      cell: ({ created_at }) => formatDate(created_at, 'mn'),
    },
    {
      key: 'actions',
      label: list('actions'),
      hiddenLabel: true,
      cell: (row) => (
        <LinkButton
          variant="quiet"
          small
          href={url.hrefWith(
            row.kind === 'change' ? { change: row.change_id, id: null } : { id: row.id, change: null },
          )}
          aria-label={t('reviewOf', { name: listingName(namesOf(row)) })}
        >
          <PanelRightOpen className="icon" size={16} aria-hidden />
          {t('review')}
        </LinkButton>
      ),
    },
  ]
}

/** The registration number, marked when another company has it too. */
function RegistrationNumber({ row: { registration_number, is_duplicate } }: { row: ListingRequest }) {
  const t = useTranslations('admin.listingRequests')
  if (!is_duplicate) return <span className="num">{registration_number}</span>
  return (
    <span className={styles.duplicate} title={t('duplicate')}>
      <Copy className="icon" size={16} aria-hidden />
      <span className="num">{registration_number}</span>
      <span className="sr-only">{t('duplicate')}</span>
    </span>
  )
}
