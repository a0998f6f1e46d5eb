'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import type { Column } from '@/components/ui/table'
import { listingPageSizes, personSorts } from '@/lib/directory/limits'
import { personCalls } from '@/lib/directory/people/calls'
import type { PersonRow } from '@/lib/directory/people/schema'
import { listingRequestCalls } from '@/lib/directory/requests/calls'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useMayCall } from '../../office/account'
import { useRead } from '../../office/calls'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { type ListUrl, useListUrl } from '../../office/list/list-url'
import { RowActions } from '../../office/list/row-actions'
import { allowedValue } from '../../office/list/search'
import { ToolSelect } from '../../office/list/tool'
import { useListParamsFromUrl } from '../../office/list/use-asked-rows'
import { useRemove } from '../../office/list/use-remove'
import { ListingStatusDot, PublicPageLink } from './listing-cells'
import { ListingName, listingName } from './listing-name'
import { ConsultantSheet } from './person-sheet'

/**
 * The list of all consultants in the directory, published or not, with the form of one consultant over it.
 */
export function ConsultantList() {
  const t = useTranslations('admin.listedConsultants')
  const texts = useTranslations('admin.listings')
  const list = useTranslations('admin.list')
  const screen = useTranslations('admin.screens')
  const common = useTranslations('common')
  const url = useListUrl()
  const mayCall = useMayCall()
  const { listQuery, list: frame } = useListParamsFromUrl(listingPageSizes, personSorts)
  const { term: name = '', ...rows } = listQuery
  const approval = allowedValue(['true', 'false'], url.get('approval'))
  const query = useRead(
    name ? personCalls.findPeople : personCalls.listAdminConsultants,
    { ...rows, ...(approval && { approval }), ...(name && { name }) },
    { placeholderData: keepPreviousData },
  )
  const id = url.get('id')
  const closeSheet = () => url.go({ id: null })
  return (
    <>
      <ListPage
        title={screen('listedConsultants')}
        count={query.data && t('count', { count: query.data.total, pages: query.data.totalPages })}
        action={
          mayCall(listingRequestCalls.decideListingRequest) && (
            <LinkButton href={`${officePaths.addListing}?type=2`}>
              <Plus className="icon" size={17} aria-hidden />
              {t('add')}
            </LinkButton>
          )
        }
        {...frame}
        filters={
          <ToolSelect
            label={texts('fields.approval')}
            value={approval ?? 'all'}
            onChange={({ target }) =>
              url.go({ approval: target.value === 'all' ? null : target.value, page: null })
            }
          >
            <option value="all">{common('all')}</option>
            <option value="true">{texts('published')}</option>
            <option value="false">{texts('notPublished')}</option>
          </ToolSelect>
        }
        columns={useColumns(url)}
        rowKey={(row) => row.id}
        data={listData(query, ({ request }) => request)}
        failed={texts('listFailed')}
        empty={approval === undefined ? { title: list('empty') } : { title: texts('noneFound') }}
      />
      {id !== null && <ConsultantSheet key={id} id={id} onClose={closeSheet} onSaved={closeSheet} />}
    </>
  )
}

function useColumns(url: ListUrl): Column<PersonRow>[] {
  const t = useTranslations('admin.listedConsultants')
  const texts = useTranslations('admin.listings')
  const list = useTranslations('admin.list')
  const may = useMayCall()
  const remove = useRemove({ remove: personCalls.deleteConsultant, failed: texts('removeFailed') })
  const nameOf = ({ person_info }: PersonRow) => listingName(person_info.translations.name)
  return [
    {
      key: 'name',
      label: texts('fields.consultant'),
      heading: true,
      width: '36%',
      cell: ({ person_info: { translations } }) => <ListingName names={translations.name} logo={undefined} />,
    },
    {
      key: 'profession',
      label: texts('fields.profession'),
      cell: ({ person_info: { translations } }) => translations.profession.mn || translations.profession.en,
    },
    {
      key: 'phone_number',
      label: texts('fields.phone_number'),
      cell: ({ phone_number }) => <span className="num">{phone_number}</span>,
    },
    { key: 'approval', label: texts('fields.approval'), cell: (row) => <ListingStatusDot {...row} /> },
    {
      key: 'actions',
      label: list('actions'),
      hiddenLabel: true,
      cell: (row) => (
        <RowActions
          name={nameOf(row)}
          editHref={may(personCalls.updateConsultant) ? url.hrefWith({ id: row.id }) : undefined}
          onRemove={
            remove
              ? () => void remove({ id: row.id }, t('remove', { name: nameOf(row) }), texts('removeLoss'))
              : undefined
          }
        >
          {row.approval && <PublicPageLink name={nameOf(row)} path={directoryPaths.consultant(row.id)} />}
        </RowActions>
      ),
    },
  ]
}
