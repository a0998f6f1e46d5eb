import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import type { Column } from '@/components/ui/table'
import { companyCalls } from '@/lib/directory/companies/calls'
import { personCalls } from '@/lib/directory/people/calls'
import { listingRequestCalls } from '@/lib/directory/requests/calls'
import { useMayCall } from '../../office/account'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { type ListUrl, useListUrl } from '../../office/list/list-url'
import { RowActions } from '../../office/list/row-actions'
import type { useListParamsFromUrl } from '../../office/list/use-asked-rows'
import { useRemove } from '../../office/list/use-remove'
import { ListingStatusDot, PublicPageLink } from './listing-cells'
import { listingName } from './listing-name'

/** The names of the two lists, which are those of their screens and texts, and the calls of their rows. */
const calls = {
  listedCompanies: { update: companyCalls.updateCompany, remove: companyCalls.deleteCompany },
  listedConsultants: { update: personCalls.updateConsultant, remove: personCalls.deleteConsultant },
} as const
type ListName = keyof typeof calls

type Row = { id: number; approval: boolean; rejected: boolean }
type Page<R> = { request: R[]; total: number; totalPages: number }

type Props<R extends Row> = {
  name: ListName
  /** The address of the form of a new listing. */
  newPath: string
  query: UseQueryResult<Page<R>>
  list: ReturnType<typeof useListParamsFromUrl>['list']
  filters: ReactNode
  isFiltered: boolean
  columns: readonly Column<R>[]
  /** The form of one listing, over the list. */
  form: ComponentType<{ id: string; onClose: () => void; onSaved: () => void }>
}

/** A list of all companies or all consultants in the directory, published or not. */
export function ListingList<R extends Row>(props: Props<R>) {
  const { name, newPath, query, list, filters, isFiltered, columns, form: Form } = props
  const t = useTranslations(`admin.${name}`)
  const texts = useTranslations('admin.listings')
  const common = useTranslations('admin.list')
  const screen = useTranslations('admin.screens')
  const url = useListUrl()
  const mayCall = useMayCall()
  const id = url.get('id')
  const closeSheet = () => url.go({ id: null })
  return (
    <>
      <ListPage
        title={screen(name)}
        count={query.data && t('count', { count: query.data.total, pages: query.data.totalPages })}
        action={
          mayCall(listingRequestCalls.decideListingRequest) && (
            <LinkButton href={newPath}>
              <Plus className="icon" size={17} aria-hidden />
              {t('add')}
            </LinkButton>
          )
        }
        {...list}
        filters={filters}
        columns={[...columns]}
        rowKey={(row) => row.id}
        data={listData(query, ({ request }) => request)}
        failed={texts('listFailed')}
        empty={{ title: isFiltered ? texts('noneFound') : common('empty') }}
      />
      {id !== null && <Form key={id} id={id} onClose={closeSheet} onSaved={closeSheet} />}
    </>
  )
}

type ColumnOptions<R> = {
  name: ListName
  url: ListUrl
  namesOf: (row: R) => { mn: string; en: string }
  /** Whether visitors see an approved listing. */
  isShown?: (row: R) => boolean
  /** The address of the public page. */
  pathOf: (id: number) => string
}

/** Returns the columns that the lists share: whether a listing is published, and what can be done with it. */
export function useListingColumns<R extends Row>(
  options: ColumnOptions<R>,
): {
  approval: Column<R>
  actions: Column<R>
} {
  const { name, url, namesOf, isShown = () => true, pathOf } = options
  const t = useTranslations(`admin.${name}`)
  const texts = useTranslations('admin.listings')
  const list = useTranslations('admin.list')
  const { update, remove: removal } = calls[name]
  const mayUpdate = useMayCall()(update)
  const remove = useRemove({ remove: removal, failed: texts('removeFailed') })
  const nameOf = (row: R) => listingName(namesOf(row))
  return {
    approval: {
      key: 'approval',
      label: texts('fields.approval'),
      cell: (row) => <ListingStatusDot {...row} />,
    },
    actions: {
      key: 'actions',
      label: list('actions'),
      hiddenLabel: true,
      cell: (row) => (
        <RowActions
          name={nameOf(row)}
          editHref={mayUpdate ? url.hrefWith({ id: row.id }) : undefined}
          onRemove={
            remove
              ? () => void remove({ id: row.id }, t('remove', { name: nameOf(row) }), texts('removeLoss'))
              : undefined
          }
        >
          {row.approval && isShown(row) && <PublicPageLink name={nameOf(row)} path={pathOf(row.id)} />}
        </RowActions>
      ),
    },
  }
}
