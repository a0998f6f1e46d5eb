'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useMayCall } from '../account'
import { useTextByKey } from '../composed-texts'
import { useListUrl } from '../list/list-url'
import { PageHead } from '../page-head'
import { boundResourcesOf, urlScopeOf, type BoundResource, type ScreenParts } from './bound'
import { useDeclaredRecord } from './declared-calls'
import type { SavedRecord } from './record-form'
import { RecordLoadingOrError, RecordSkeleton, useNewRecordDefaults } from './record-page'
import { ResourceList } from './resource-list'

// The form and the order screen load on demand, because staff open lists more often.
const RecordForm = dynamic(() => import('./record-form').then((module) => module.RecordForm), {
  loading: () => <RecordSkeleton />,
})
const OrderPage = dynamic(() => import('./order-page').then((module) => module.OrderPage), {
  loading: () => <RecordSkeleton />,
})

type Props = {
  /** The screen's name, for the title over several lists. */
  name: string
  declared: ScreenParts
  /** The path of the list, if this screen is the form of a new record at a separate address. */
  listPath?: string | undefined
}

/** A declared screen: its lists, or a form or page of a record (`?new`, `?id`), or the order (`?order`). */
export function ResourceScreen({ name, declared, listPath }: Props) {
  const say = useTextByKey()
  const all = boundResourcesOf(declared)
  const { get } = useListUrl()
  const activePart = all.find((bound) =>
    ['id', 'new', 'order'].some((mode) => get(`${urlScopeOf(bound, all)}${mode}`) !== null),
  )
  if (activePart) return <ScreenPart bound={activePart} scope={urlScopeOf(activePart, all)} />
  const [only] = all
  if (only && all.length === 1) return <ScreenPart bound={only} scope="" listPath={listPath} />
  return (
    <>
      <PageHead title={say(`admin.screens.${name}`)} />
      {all.map((bound) => (
        <ScreenPart key={bound.resource.name} bound={bound} scope={urlScopeOf(bound, all)} isOneOfSeveral />
      ))}
    </>
  )
}

type PartProps = {
  bound: BoundResource
  scope: string
  isOneOfSeveral?: boolean
  listPath?: string | undefined
}

/** Shows one list of the screen, or the form, page or order that the URL opens for it. */
function ScreenPart({ bound, scope, isOneOfSeveral = false, listPath }: PartProps) {
  const url = useListUrl(scope, listPath)
  const mayCall = useMayCall()
  const [addedKey, setAddedKey] = useState<number>()
  const { list, form } = bound.resource
  const [id, under] = [url.get('id'), url.get('new') ?? (listPath === undefined ? null : '')]

  const navigateAfterForm = (savedRecord: SavedRecord | null) => {
    if (id !== null || !savedRecord) return url.go({ id: null, new: null, draft: null })
    // A form that stays open continues with the new record; a form under its list starts empty again instead.
    if (savedRecord.stays && savedRecord.id !== undefined && form?.record && !form.below) {
      return url.go({ new: null, draft: null, id: savedRecord.id })
    }
    setAddedKey(savedRecord.id)
    // Removes search and sorting and sets the filters to match the new row, so that the first page shows it.
    const filters = Object.entries(list.filters ?? {}).map(([filter, { byDefault, field = filter }]) => [
      filter,
      byDefault === undefined ? null : String(savedRecord.input[field] ?? byDefault),
    ])
    url.go({ new: null, draft: null, page: null, term: null, sort: null, ...Object.fromEntries(filters) })
  }
  const Page = Object.entries(bound.pages ?? {}).find(([page]) => url.get(page) !== null)?.[1]
  if (id !== null && Page) return <Page key={id} id={id} url={url} />
  if (id !== null && form?.update)
    return <ExistingRecordForm key={id} {...{ bound, id, url, back: navigateAfterForm }} />
  if (under !== null && form?.insert)
    return (
      <NewRecordForm
        key={`${under} ${url.get('draft') ?? ''}`}
        {...{ bound, parentKey: under, url, back: navigateAfterForm }}
      />
    )
  const { order } = bound.resource
  if (url.get('order') !== null && order) return <OrderPage {...{ bound, order, url }} />
  return (
    <>
      <ResourceList bound={bound} url={url} addedKey={addedKey} isOneOfSeveral={isOneOfSeveral} />
      {form?.below && form.insert && mayCall(form.insert) && (
        // The key changes after each added record, so that the next form is empty.
        <NewRecordForm
          key={`below-${addedKey}`}
          parentKey=""
          isBelowList
          {...{ bound, url, back: navigateAfterForm }}
        />
      )}
    </>
  )
}

type FormProps = {
  bound: BoundResource
  url: ReturnType<typeof useListUrl>
  back: (savedRecord: SavedRecord | null) => void
}

function ExistingRecordForm({ bound, id, url, back }: FormProps & { id: string }) {
  const { form } = bound.resource
  const query = useDeclaredRecord(form?.record, id)
  if (!query.data || !form?.update)
    return <RecordLoadingOrError query={query} listHref={url.hrefWith({ id: null })} />
  return (
    <RecordForm
      bound={bound}
      call={form.update}
      startValues={query.data}
      row={query.data}
      href={url.hrefWith({ id })}
      onDone={back}
    />
  )
}

function NewRecordForm({
  bound,
  parentKey,
  isBelowList,
  url,
  back,
}: FormProps & { parentKey: string; isBelowList?: boolean }) {
  const { form, name } = bound.resource
  const { Receipt } = bound
  const [newRecord, setNewRecord] = useState<SavedRecord | null>(null)
  const query = useNewRecordDefaults(name, parentKey, form?.defaults)
  if (newRecord && Receipt) return <Receipt answer={newRecord.answer} onDone={() => back(newRecord)} />
  if (!query.data || !form?.insert)
    return <RecordLoadingOrError query={query} listHref={url.hrefWith({ new: null })} />
  return (
    <RecordForm
      bound={bound}
      call={form.insert}
      startValues={query.data}
      href={url.hrefWith({ new: null, draft: null })}
      draftId={url.get('draft')}
      isBelowList={isBelowList}
      onDone={(savedRecord) => (savedRecord && Receipt ? setNewRecord(savedRecord) : back(savedRecord))}
    />
  )
}
