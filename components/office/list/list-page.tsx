'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel'
import { PageHead } from '../page-head'
import { type BodyProps, ListBody, RangeAndPagination, useExistingPage } from './list-body'
import { useListUrl, type ListUrl } from './list-url'
import { type ListedDrafts, useListedDrafts } from './listed-drafts'
import styles from './list-page.module.css'
import { SearchField } from './search-field'
import { SortField } from './sort-field'
import { ToolSelect } from './tool'

type Props<Row> = Omit<BodyProps<Row>, 'url'> & {
  /** The URL state of this list; needed if there are several lists on the page. */
  url?: ListUrl
  /** Whether the list is one of several under the page's title. */
  isOneOfSeveral?: boolean
  /** The text with the total number of rows. */
  count?: string | undefined
  action?: ReactNode
  note?: ReactNode
  filters?: ReactNode
  /** The form of the rows, whose drafts the list shows; their keys are the numbers of the records. */
  drafts?: ListedDrafts | undefined
}

/** A list screen: title, count and actions, then a panel with filters, the table and the pagination. */
export function ListPage<Row>(props: Props<Row>) {
  const { title, count, action, note, filters, paging, data, sorts = [], hasSearch, isOneOfSeveral } = props
  const t = useTranslations('admin.list')
  const ownUrl = useListUrl()
  const url = props.url ?? ownUrl
  const { go } = url
  const { rows } = data
  const { unsaved, withTags } = useListedDrafts(props.drafts, url)
  useExistingPage(url, paging, data)

  return (
    <>
      <PageHead title={title} note={count ?? ''} actions={action} level={isOneOfSeveral ? 2 : 1} />
      {note && <div className={styles.note}>{note}</div>}
      {unsaved}
      <Panel
        className={clsx((isOneOfSeveral || props.height) && styles.part)}
        aria-busy={(!rows && !data.isFailed) || data.isStale}
      >
        {(hasSearch || filters || paging || sorts.length > 0) && (
          <div className={styles.tools}>
            {hasSearch && <SearchField label={t('search')} url={url} />}
            {filters}
            {sorts.length > 0 && <SortField columns={props.columns} sorts={sorts} url={url} />}
            {paging && (
              <ToolSelect
                label={t('pageSize')}
                atEnd
                value={paging.limit}
                onChange={(event) => go({ limit: event.target.value, page: null })}
              >
                {paging.sizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </ToolSelect>
            )}
          </div>
        )}
        <ListBody {...props} columns={withTags(props.columns, props.rowKey)} url={url} />
        {paging && rows && rows.length > 0 && <RangeAndPagination paging={paging} data={data} url={url} />}
      </Panel>
    </>
  )
}
