'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Resource } from '@/lib/api/resource'
import { makeCall, queryKey } from '@/lib/api/client'
import { useListUrl } from '../list/list-url'
import { ResourceForm } from './resource-form'
import { ResourceList } from './resource-list'
import { resources, type ResourceName } from './resources'

export type Row = Record<string, unknown> & { id: number }
type Answer = { total?: number; totalPages?: number } & Record<string, unknown>

/** The rows of the page that the URL asks for. */
function useRows({ list }: Resource) {
  const { paging } = useListUrl()
  const input = list.pageSizes ? paging(list.pageSizes) : {}
  const query = useQuery({
    queryKey: queryKey(list.call, input),
    queryFn: ({ signal }) => makeCall(list.call, input, { signal }) as Promise<Answer>,
    placeholderData: keepPreviousData,
  })
  return {
    rows: query.data?.[list.rows] as Row[] | undefined,
    total: query.data?.total,
    totalPages: query.data?.totalPages,
    isStale: query.isPlaceholderData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  }
}

export type ResourceRows = ReturnType<typeof useRows>

/** A declared screen: its list, or its form with `?new` or the `?id` of a row in the URL. */
export function ResourcePage({ name }: { name: ResourceName }) {
  const resource: Resource = resources[name]
  const data = useRows(resource)
  const { search } = useListUrl()
  const editing = data.rows?.find((row) => String(row.id) === search.get('id'))
  if (editing) return <ResourceForm key={editing.id} resource={resource} row={editing} />
  if (search.has('new')) return <ResourceForm key="new" resource={resource} />
  return <ResourceList resource={resource} data={data} />
}
