'use client'

import { clsx } from 'clsx'
import { Panel, PanelHead } from '@/components/ui/panel'
import { type BodyProps, ListBody, RangeAndPagination } from '../../office/list/list-body'
import styles from './paged-panel.module.css'

type Props<Row> = BodyProps<Row> & { paging: { page: number; limit: number; sizes: readonly number[] } }

/** A panel with one page of a list, among other panels of a screen. */
export function PagedPanel<Row>(props: Props<Row>) {
  const { title, paging, data, url } = props
  return (
    <Panel aria-busy={(!data.rows && !data.isFailed) || data.isStale}>
      <PanelHead>
        <h2>{title}</h2>
      </PanelHead>
      {data.rows?.length === 0 && paging.page === 1 ? (
        <p className={clsx('secondary', styles.nothing)}>{props.empty.title}</p>
      ) : (
        <ListBody {...props} />
      )}
      {data.rows && data.rows.length > 0 && <RangeAndPagination paging={paging} data={data} url={url} />}
    </Panel>
  )
}
