'use client'

import { ArrowDownUp, Download, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button, LinkButton } from '@/components/ui/button'
import type { Resource } from '@/lib/platform/api/resource'
import { fileHref } from '@/lib/wiring/calls/client'
import { tableKinds } from '@/lib/platform/api/answer-file'
import type { Call } from '@/lib/platform/api/call'
import { useMayCall } from '../account'
import { useTextByKey, useHasText } from '../composed-texts'
import { ImportButton } from '../import/import-button'
import { ListPage } from '../list/list-page'
import type { ListUrl } from '../list/list-url'
import type { BoundResource } from './bound'
import { draftFormOf } from './draft-form-of'
import { useDeclaredColumns } from './list-columns'
import { ListTools } from './list-tools'
import { listCallInput, filterValueForNewRecord } from './rows'
import { useRows } from './use-rows'

type Props = {
  bound: BoundResource
  url: ListUrl
  /** The id of the row that was just added. */
  addedKey: number | undefined
  isOneOfSeveral: boolean
}

/** The list of a declared screen. */
export function ResourceList(props: Props) {
  const { List, resource } = props.bound
  return List ? <List resource={resource} /> : <TableList {...props} />
}

function TableList({ bound, url, addedKey, isOneOfSeveral }: Props) {
  const { resource, Actions, sheet } = bound
  const { name, list, form } = resource
  const t = useTranslations('admin')
  const common = useTranslations()
  const say = useTextByKey()
  const has = useHasText()
  const mayCall = useMayCall()
  const data = useRows(resource, url)
  const columns = useDeclaredColumns(bound, url, data.rows ?? [])
  // The filters after which a list without rows counts as filtered, not as empty. A filter that selects the
  // parent of the rows, such as the edition, is none of them.
  const narrowing = Object.entries(list.filters ?? {}).flatMap(([param, { holdsNew }]) =>
    holdsNew ? [] : [param],
  )
  const activeParams = ['term', ...narrowing].filter((param) => url.get(param) !== null)
  const add = form?.insert && !form.below && mayCall(form.insert) && (
    <LinkButton href={url.hrefWith({ new: filterValueForNewRecord(resource, url.get) })}>
      <Plus className="icon" size={17} aria-hidden />
      {say(`admin.${name}.add`)}
    </LinkButton>
  )
  const order = resource.order && mayCall(resource.order.call) && (data.rows?.length ?? 0) > 1 && (
    <LinkButton variant="quiet" href={url.hrefWith({ order: '' })}>
      <ArrowDownUp className="icon" size={17} aria-hidden />
      {t('order.title')}
    </LinkButton>
  )
  const mayImport = sheet !== undefined && mayCall(sheet.call)
  const draftForm = draftFormOf(resource)
  const hasTools = list.search || Object.keys(list.filters ?? {}).length > 0
  const listPage = (
    <ListPage
      url={url}
      isOneOfSeveral={isOneOfSeveral}
      title={say(isOneOfSeveral ? `admin.${name}.title` : `admin.screens.${name}`)}
      count={
        data.total === undefined
          ? undefined
          : say(`admin.${name}.count`, { count: data.total, pages: data.totalPages ?? 1 })
      }
      action={
        <>
          {Actions && <Actions url={url} />}
          {mayImport && <ImportButton url={url} />}
          {list.download && <DownloadLinks resource={resource} call={list.download} url={url} />}
          {order}
          {add}
        </>
      }
      note={resource.note && <Alert kind="info">{say(`admin.${name}.note`)}</Alert>}
      filters={hasTools && <ListTools resource={resource} url={url} />}
      sorts={list.sorts}
      height={list.height}
      columns={columns}
      rowKey={(row) => row.id}
      drafts={
        draftForm && mayCall(draftForm.call)
          ? { ...draftForm, hrefOf: (draft) => url.hrefWith({ new: '', draft }) }
          : undefined
      }
      addedKey={addedKey}
      data={data}
      failed={has(`admin.${name}.listFailed`) ? say(`admin.${name}.listFailed`) : undefined}
      paging={list.pageSizes && { ...url.paging(list.pageSizes), sizes: list.pageSizes }}
      empty={
        activeParams.length > 0
          ? {
              title: common('ui.state.noResults'),
              action: (
                <Button
                  variant="quiet"
                  onClick={() =>
                    url.replace({
                      ...Object.fromEntries(activeParams.map((param) => [param, null])),
                      page: null,
                    })
                  }
                >
                  {common('common.clearFilters')}
                </Button>
              ),
            }
          : {
              title: t('list.empty'),
              hint: has(`admin.${name}.emptyHint`) ? say(`admin.${name}.emptyHint`) : undefined,
              action: add,
            }
      }
    />
  )
  if (!mayImport || url.get('import') === null) return listPage
  return (
    <>
      <sheet.Import url={url} />
      {listPage}
    </>
  )
}

/** Links to download all filtered rows, not only those of the current page. */
function DownloadLinks({ resource, call, url }: { resource: Resource; call: Call; url: ListUrl }) {
  const t = useTranslations('admin.list')
  const query = listCallInput(resource, url.get)
  return tableKinds.map((kind) => (
    <LinkButton key={kind} variant="quiet" href={fileHref(call, { ...query, kind })}>
      <Download className="icon" size={17} aria-hidden />
      {t('download', { kind: kind.toUpperCase() })}
    </LinkButton>
  ))
}
