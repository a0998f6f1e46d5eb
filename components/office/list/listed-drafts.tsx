import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { Key } from 'react'
import { Badge } from '@/components/ui/badge'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Pagination } from '@/components/ui/pagination'
import type { Column } from '@/components/ui/table'
import { draftCalls } from '@/lib/platform/records/drafts/calls'
import type { UnsavedDraft } from '@/lib/platform/records/drafts/schema'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { useRead } from '../calls'
import { type DraftFormName, draftFormInput } from '../form/use-server-draft'
import type { ListUrl } from './list-url'
import styles from './listed-drafts.module.css'
import { RowActions } from './row-actions'
import { useRemove } from './use-remove'

/** The form whose drafts a list shows. `hrefOf` returns the address that continues a draft of a new record. */
export type ListedDrafts = DraftFormName & { hrefOf: (draftId: string) => string }

const none: DraftFormName = { call: draftCalls.storeDraft, form: '', kind: 'news' }

/**
 * The drafts of a list: a panel with those of records that do not exist yet, and a function that marks the rows
 * of records with a draft.
 */
export function useListedDrafts(drafts: ListedDrafts | undefined, url: ListUrl) {
  const page = Math.max(1, Math.floor(Number(url.get('drafts') ?? 1)) || 1)
  const { data } = useRead(
    draftCalls.listAdminDrafts,
    { ...draftFormInput(drafts ?? none), page },
    { enabled: drafts !== undefined, placeholderData: keepPreviousData },
  )
  const marks = new Map(data?.of_records.map((mark) => [mark.record_id, mark]))
  return {
    unsaved: drafts && data && data.total > 0 && (
      <UnsavedDrafts
        {...{ drafts, url, page }}
        rows={data.drafts}
        total={data.total}
        pages={data.totalPages}
      />
    ),
    /** Adds «Ноорог» to the names of the records that have a draft. */
    withTags: <Row,>(columns: Column<Row>[], rowKey: (row: Row) => Key): Column<Row>[] =>
      marks.size === 0
        ? columns
        : columns.map((column) =>
            column.heading
              ? {
                  ...column,
                  cell: (row) => {
                    const mark = marks.get(Number(rowKey(row)))
                    return mark ? <TaggedCell mark={mark}>{column.cell(row)}</TaggedCell> : column.cell(row)
                  },
                }
              : column,
          ),
  }
}

type Change = Pick<UnsavedDraft, 'changed_by' | 'changed_at'>

/** Who changed a draft last, and when. */
function useChangeText(): (change: Change) => string {
  const t = useTranslations('admin.draft')
  return ({ changed_by, changed_at }) =>
    t('changed', { name: changed_by || '–', time: formatDateTime(changed_at, 'mn') })
}

function TaggedCell({ mark, children }: { mark: Change; children: React.ReactNode }) {
  const t = useTranslations('admin.draft')
  const changeText = useChangeText()
  return (
    <span className={styles.tagged}>
      {children}
      <span className={styles.change}>
        <Badge kind="waiting">{t('tag')}</Badge> {changeText(mark)}
      </span>
    </span>
  )
}

type UnsavedProps = {
  drafts: ListedDrafts
  url: ListUrl
  rows: UnsavedDraft[]
  page: number
  pages: number
  total: number
}

function UnsavedDrafts({ drafts, url, rows, page, pages, total }: UnsavedProps) {
  const t = useTranslations('admin.draft')
  const changeText = useChangeText()
  const remove = useRemove({ remove: draftCalls.deleteDraft })
  return (
    <Panel>
      <PanelHead>
        <h2>{t('list', { count: total })}</h2>
      </PanelHead>
      <ul className={styles.rows}>
        {rows.map(({ id, title, ...change }) => {
          const name = title || t('untitled')
          return (
            <li key={id}>
              <span className={styles.tagged}>
                <b>{name}</b>
                <span className={styles.change}>
                  <Badge kind="waiting">{t('tag')}</Badge> {changeText(change)}
                </span>
              </span>
              <RowActions
                name={name}
                editHref={drafts.hrefOf(id)}
                onRemove={
                  remove
                    ? () =>
                        void remove(
                          { ...draftFormInput(drafts), id },
                          t('removeQuestion', { name }),
                          t('dropLoss'),
                        )
                    : undefined
                }
              />
            </li>
          )
        })}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => url.hrefWith({ drafts: to > 1 ? to : null })}
        compact
      />
    </Panel>
  )
}
