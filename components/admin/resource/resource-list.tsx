'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { LinkButton } from '@/components/ui/button'
import type { Column } from '@/components/ui/table'
import type { Resource } from '@/lib/api/resource'
import { useMayCall } from '../account'
import { useComposedTexts } from '../composed-texts'
import { ListPage } from '../list/list-page'
import { useListUrl } from '../list/list-url'
import { RowActions } from '../list/row-actions'
import { useRemove } from '../list/use-remove'
import { Cell } from './column-kinds'
import type { ResourceRows, Row } from './resource-page'

export function ResourceList({ resource, data }: { resource: Resource; data: ResourceRows }) {
  const { name, list, form } = resource
  const t = useTranslations('admin')
  const say = useComposedTexts()
  const { hrefWith, paging } = useListUrl()
  const mayCall = useMayCall()
  const remove = useRemove({ remove: resource.remove, list: list.call })
  const nameOf = (row: Row) => String(row[list.heading])

  const columns: Column<Row>[] = Object.entries(list.columns).map(([key, kind]) => ({
    key,
    label: say(`admin.${name}.fields.${key}`),
    heading: key === list.heading,
    cell: (row) => <Cell kind={kind} value={row[key]} choicesKey={`admin.${name}.choices.${key}`} />,
  }))
  columns.push({
    key: 'actions',
    label: t('list.actions'),
    hiddenLabel: true,
    cell: (row) => (
      <RowActions
        name={nameOf(row)}
        editHref={mayCall(form.update) ? hrefWith({ id: row.id }) : undefined}
        onRemove={
          remove
            ? () => void remove({ id: row.id }, say(`admin.${name}.remove`, { name: nameOf(row) }))
            : undefined
        }
      />
    ),
  })
  const add = mayCall(form.insert) && (
    <LinkButton href={hrefWith({ new: '' })}>
      <Plus className="icon" size={17} aria-hidden />
      {say(`admin.${name}.add`)}
    </LinkButton>
  )
  const total = data.total ?? data.rows?.length
  return (
    <ListPage
      title={say(`admin.screens.${name}`)}
      count={total === undefined ? undefined : say(`admin.${name}.count`, { count: total })}
      action={add}
      note={resource.note && <Alert kind="info">{say(`admin.${name}.note`)}</Alert>}
      columns={columns}
      rowKey={(row) => row.id}
      data={data}
      paging={list.pageSizes && { ...paging(list.pageSizes), sizes: list.pageSizes }}
      empty={{ title: t('list.empty'), action: add }}
    />
  )
}
