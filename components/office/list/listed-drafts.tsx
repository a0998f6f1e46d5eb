import { keepPreviousData } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import type { Key } from 'react'
import type { Column } from '@/components/ui/table'
import { draftCalls } from '@/lib/platform/records/drafts/calls'
import { useRead } from '../calls'
import { type DraftFormName, draftFormInput } from '../form/draft-form'
import { DraftName } from './draft-name'
import type { ListUrl } from './list-url'

/** Loads when a list has such drafts. */
const UnsavedDrafts = dynamic(() => import('./unsaved-drafts').then((module) => module.UnsavedDrafts))

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
                    return mark ? <DraftName change={mark}>{column.cell(row)}</DraftName> : column.cell(row)
                  },
                }
              : column,
          ),
  }
}
