'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi, queryKey } from '@/lib/api/client'
import { useListUrl } from '../list/list-url'
import { CompanyForm } from './company-form'
import { CompanyList } from './company-list'

/** Member companies: the list, or the form with `?new` or the `?id` of one of them. */
export function CompaniesPage() {
  const { search, go } = useListUrl()
  const query = useQuery({
    queryKey: queryKey('GET /admin/get/member-companies'),
    queryFn: ({ signal }) => callApi('GET /admin/get/member-companies', {}, { signal }),
  })
  const companies = query.data?.members
  const editing = companies?.find(({ id }) => String(id) === search.get('id'))
  const back = () => go({ id: null, new: null })

  if (editing) return <CompanyForm key={editing.id} company={editing} onDone={back} />
  if (search.has('new')) return <CompanyForm key="new" onDone={back} />
  return (
    <CompanyList data={{ rows: companies, isFailed: query.isError, retry: () => void query.refetch() }} />
  )
}
