'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { ListFilter, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { StatusDot } from '@/components/ui/status-dot'
import type { Column } from '@/components/ui/table'
import { companyCalls } from '@/lib/directory/companies/calls'
import { companySorts, listingPageSizes } from '@/lib/directory/limits'
import type { CompanyRow } from '@/lib/directory/companies/schema'
import { listingRequestCalls } from '@/lib/directory/requests/calls'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useMayCall } from '../../office/account'
import { useRead } from '../../office/calls'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { type ListUrl, useListUrl } from '../../office/list/list-url'
import { RowActions } from '../../office/list/row-actions'
import { useListParamsFromUrl } from '../../office/list/use-asked-rows'
import { useRemove } from '../../office/list/use-remove'
import { readCompanyFilter, companyFilters, CompanyFilterDialog } from './company-filter'
import { CompanySheet } from './company-sheet'
import { ListingStatusDot, PublicPageLink } from './listing-cells'
import { ListingName, listingName } from './listing-name'

/** The list of all companies in the directory, published or not, with the form of one company over it. */
export function CompanyList() {
  const t = useTranslations('admin.listedCompanies')
  const texts = useTranslations('admin.listings')
  const list = useTranslations('admin.list')
  const screen = useTranslations('admin.screens')
  const common = useTranslations('common')
  const url = useListUrl()
  const mayCall = useMayCall()
  const { listQuery, list: frame } = useListParamsFromUrl(listingPageSizes, companySorts)
  const { term: name = '', ...rows } = listQuery
  const filter = readCompanyFilter(url)
  const query = useRead(
    name ? companyCalls.findCompanies : companyCalls.listAdminCompanies,
    { ...rows, ...filter, ...(name && { name }) },
    { placeholderData: keepPreviousData },
  )
  const [isFiltering, setFiltering] = useState(false)
  const filterCount = Object.keys(filter).length
  const clearFiltersAndSearch = () =>
    url.replace({ ...Object.fromEntries(companyFilters.map((key) => [key, null])), term: null, page: null })
  const id = url.get('id')
  const closeSheet = () => url.go({ id: null })
  return (
    <>
      <ListPage
        title={screen('listedCompanies')}
        count={query.data && t('count', { count: query.data.total, pages: query.data.totalPages })}
        action={
          mayCall(listingRequestCalls.decideListingRequest) && (
            <LinkButton href={officePaths.addListing}>
              <Plus className="icon" size={17} aria-hidden />
              {t('add')}
            </LinkButton>
          )
        }
        {...frame}
        filters={
          <>
            <Button variant="quiet" small aria-haspopup="dialog" onClick={() => setFiltering(true)}>
              <ListFilter className="icon" size={16} aria-hidden />
              {filterCount > 0 ? texts('filterBy', { count: filterCount }) : texts('filter')}
            </Button>
            {filterCount > 0 && (
              <Button variant="quiet" small onClick={clearFiltersAndSearch}>
                {common('clearFilters')}
              </Button>
            )}
          </>
        }
        columns={useColumns(url)}
        rowKey={(row) => row.id}
        data={listData(query, ({ request }) => request)}
        failed={texts('listFailed')}
        empty={filterCount > 0 ? { title: texts('noneFound') } : { title: list('empty') }}
      />
      {isFiltering && <CompanyFilterDialog url={url} onClose={() => setFiltering(false)} />}
      {id !== null && <CompanySheet key={id} id={id} onClose={closeSheet} onSaved={closeSheet} />}
    </>
  )
}

function useColumns(url: ListUrl): Column<CompanyRow>[] {
  const t = useTranslations('admin.listedCompanies')
  const texts = useTranslations('admin.listings')
  const list = useTranslations('admin.list')
  const may = useMayCall()
  const remove = useRemove({ remove: companyCalls.deleteCompany, failed: texts('removeFailed') })
  const nameOf = ({ company_info }: CompanyRow) => listingName(company_info.translations.name)
  return [
    {
      key: 'name',
      label: texts('fields.company'),
      heading: true,
      width: '42%',
      cell: ({ company_info: { translations } }) => (
        <ListingName names={translations.name} logo={translations.logo} />
      ),
    },
    {
      key: 'registration_number',
      label: texts('fields.registration_number'),
      cell: ({ registration_number }) => <span className="num">{registration_number}</span>,
    },
    { key: 'approval', label: texts('fields.approval'), cell: (row) => <ListingStatusDot {...row} /> },
    {
      key: 'status',
      label: texts('fields.status'),
      cell: ({ status }) => (
        <StatusDot kind={status ? 'on' : 'off'}>{texts(status ? 'operating' : 'notOperating')}</StatusDot>
      ),
    },
    {
      key: 'actions',
      label: list('actions'),
      hiddenLabel: true,
      cell: (row) => (
        <RowActions
          name={nameOf(row)}
          editHref={may(companyCalls.updateCompany) ? url.hrefWith({ id: row.id }) : undefined}
          onRemove={
            remove
              ? () => void remove({ id: row.id }, t('remove', { name: nameOf(row) }), texts('removeLoss'))
              : undefined
          }
        >
          {row.approval && row.status && (
            <PublicPageLink name={nameOf(row)} path={directoryPaths.company(row.id)} />
          )}
        </RowActions>
      ),
    },
  ]
}
