'use client'

import { Picture } from '@/components/ui/picture'
import type { Resource } from '@/lib/platform/api/resource'
import { columnOptions } from '@/lib/platform/api/resource'
import type { ListUrl } from '../list/list-url'
import { RowOrderForm } from '../order/order-rows'
import type { BoundResource, Row } from './bound'
import { useDeclaredWrite } from './declared-calls'
import { RecordLoadingOrError } from './record-page'
import { withoutSearchAndSort } from './rows'
import { useRowName } from './use-row-name'
import { useRows } from './use-rows'
import { CellWidePicture } from '../list/cells'

const imageColumnKey = ({ list }: Resource) =>
  Object.entries(list.columns).find(([, spec]) => columnOptions(spec).kind === 'image')?.[0]

type Props = { bound: BoundResource; order: NonNullable<Resource['order']>; url: ListUrl }

/** The screen on which staff change the order of a declared list. */
export function OrderPage({ bound: { resource }, order, url }: Props) {
  const write = useDeclaredWrite(order.call)
  const data = useRows(resource, { ...url, get: withoutSearchAndSort(url.get) })
  const nameOf = useRowName(resource)
  const picture = imageColumnKey(resource)
  const listHref = url.hrefWith({ order: null })
  if (!data.rows) {
    const error = data.isFailed ? new Error('the rows did not come') : null
    return <RecordLoadingOrError query={{ error, refetch: data.retry }} listHref={listHref} />
  }
  const renderRow = (row: Row, name: string) =>
    picture ? (
      <CellWidePicture>
        <Picture url={String(row[picture])} alt={name} sizes="160px" />
      </CellWidePicture>
    ) : (
      <b>{name}</b>
    )
  return (
    <RowOrderForm
      save={(places) => write({ [order.field]: places })}
      rows={data.rows}
      nameOf={nameOf}
      renderRow={renderRow}
      onDone={() => url.go({ order: null })}
    />
  )
}
