'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { StatusDot } from '@/components/ui/status-dot'
import type { Column } from '@/components/ui/table'
import { companyCalls } from '@/lib/directory/companies/calls'
import { companySorts, listingPageSizes } from '@/lib/directory/limits'
import type { CompanyRow } from '@/lib/directory/companies/schema'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useRead } from '../../office/calls'
import { type ListUrl, useListUrl } from '../../office/list/list-url'
import { useListParamsFromUrl } from '../../office/list/use-asked-rows'
import { readCompanyFilter, companyFilters, CompanyFilterDialog } from './company-filter'
import { CompanySheet } from './company-sheet'
import { ListingList, useListingColumns } from './listing-list'
import { ListingName } from './listing-name'

/** The list of all companies in the directory, published or not, with the form of one company over it. */
export function CompanyList() {
  const texts = useTranslations('admin.listings')
  const common = useTranslations('common')
  const url = useListUrl()
  const { listQuery, list } = useListParamsFromUrl(listingPageSizes, companySorts)
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
  return (
    <>
      <ListingList
        name="listedCompanies"
        newPath={officePaths.addListing}
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
        isFiltered={filterCount > 0}
        columns={useColumns(url)}
        form={CompanySheet}
        {...{ query, list }}
      />
      {isFiltering && <CompanyFilterDialog url={url} onClose={() => setFiltering(false)} />}
    </>
  )
}

function useColumns(url: ListUrl): Column<CompanyRow>[] {
  const texts = useTranslations('admin.listings')
  const { approval, actions } = useListingColumns<CompanyRow>({
    name: 'listedCompanies',
    url,
    namesOf: ({ company_info }) => company_info.translations.name,
    isShown: ({ status }) => status,
    pathOf: directoryPaths.company,
  })
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
    approval,
    {
      key: 'status',
      label: texts('fields.status'),
      cell: ({ status }) => (
        <StatusDot kind={status ? 'on' : 'off'}>{texts(status ? 'operating' : 'notOperating')}</StatusDot>
      ),
    },
    actions,
  ]
}
