'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/ui/table'
import { listingPageSizes, personSorts } from '@/lib/directory/limits'
import { personCalls } from '@/lib/directory/people/calls'
import type { PersonRow } from '@/lib/directory/people/schema'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useRead } from '../../office/calls'
import { type ListUrl, useListUrl } from '../../office/list/list-url'
import { allowedValue } from '../../office/list/search'
import { ToolSelect } from '../../office/list/tool'
import { useListParamsFromUrl } from '../../office/list/use-asked-rows'
import { ListingList, useListingColumns } from './listing-list'
import { ListingName } from './listing-name'
import { ConsultantSheet } from './person-sheet'

/**
 * The list of all consultants in the directory, published or not, with the form of one consultant over it.
 */
export function ConsultantList() {
  const texts = useTranslations('admin.listings')
  const common = useTranslations('common')
  const url = useListUrl()
  const { listQuery, list } = useListParamsFromUrl(listingPageSizes, personSorts)
  const { term: name = '', ...rows } = listQuery
  const approval = allowedValue(['true', 'false'], url.get('approval'))
  const query = useRead(
    name ? personCalls.findPeople : personCalls.listAdminConsultants,
    { ...rows, ...(approval && { approval }), ...(name && { name }) },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListingList
      name="listedConsultants"
      newPath={`${officePaths.addListing}?type=2`}
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
      isFiltered={approval !== undefined}
      columns={useColumns(url)}
      form={ConsultantSheet}
      {...{ query, list }}
    />
  )
}

function useColumns(url: ListUrl): Column<PersonRow>[] {
  const texts = useTranslations('admin.listings')
  const { approval, actions } = useListingColumns<PersonRow>({
    name: 'listedConsultants',
    url,
    namesOf: ({ person_info }) => person_info.translations.name,
    pathOf: directoryPaths.consultant,
  })
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
    approval,
    actions,
  ]
}
