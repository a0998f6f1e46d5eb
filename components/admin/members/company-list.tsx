'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, LinkButton } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { StatusDot } from '@/components/ui/status-dot'
import { memberCalls } from '@/lib/members/calls'
import type { MemberCompany } from '@/lib/members/schema'
import { useMayCall } from '../account'
import { ListPage, type ListData } from '../list/list-page'
import { useListUrl } from '../list/list-url'
import { RowActions } from '../list/row-actions'
import { useRemove } from '../list/use-remove'
import { companiesNamed } from './company-filter'
import { NameFilter } from './name-filter'

/** Every member company, or those whose name has what the filter says. */
export function CompanyList({ data }: { data: ListData<MemberCompany> }) {
  const t = useTranslations()
  const { search, hrefWith, replace } = useListUrl()
  const mayCall = useMayCall()
  const remove = useRemove({
    remove: memberCalls.deleteMemberCompany,
    list: memberCalls.listMemberCompanies,
  })
  const name = search.get('name') ?? ''
  const add = mayCall(memberCalls.insertMemberCompany) && (
    <LinkButton href={hrefWith({ new: '' })}>
      <Plus className="icon" size={17} aria-hidden />
      {t('admin.companies.add')}
    </LinkButton>
  )
  return (
    <ListPage
      title={t('admin.screens.companies')}
      count={data.rows && t('admin.companies.count', { count: data.rows.length })}
      action={add}
      filters={<NameFilter label={t('admin.companies.filter')} />}
      columns={[
        {
          key: 'name',
          label: t('admin.companies.fields.name'),
          heading: true,
          width: '45%',
          cell: (company) => (
            <span className="row-title row-title--logo">
              <Picture className="logo-tile" url={company.logo} alt="" sizes="64px" />
              <b>{company.name}</b>
            </span>
          ),
        },
        {
          key: 'email',
          label: t('admin.companies.fields.email'),
          cell: (company) => <span className="cell-break">{company.email}</span>,
        },
        {
          key: 'active',
          label: t('admin.companies.fields.active'),
          cell: ({ active }) => (
            <StatusDot kind={active ? 'on' : 'off'}>
              {t(active ? 'ui.status.active' : 'ui.status.inactive')}
            </StatusDot>
          ),
        },
        {
          key: 'actions',
          label: t('admin.list.actions'),
          hiddenLabel: true,
          cell: (company) => (
            <RowActions
              name={company.name}
              editHref={mayCall(memberCalls.updateMemberCompany) ? hrefWith({ id: company.id }) : undefined}
              onRemove={
                remove
                  ? () => void remove({ id: company.id }, t('admin.companies.remove', { name: company.name }))
                  : undefined
              }
            />
          ),
        },
      ]}
      rowKey={(company) => company.id}
      data={{ ...data, rows: data.rows && companiesNamed(data.rows, name) }}
      empty={
        name
          ? {
              title: t('ui.state.noResults'),
              action: (
                <Button variant="quiet" onClick={() => replace({ name: null })}>
                  {t('common.clearFilters')}
                </Button>
              ),
            }
          : { title: t('admin.list.empty'), action: add }
      }
    />
  )
}
