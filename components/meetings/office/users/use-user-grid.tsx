import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Column } from '@/components/ui/table'
import { type MeetingUserRow, userFilters, type UserSort } from '@/lib/meetings/users/schema'
import { officePaths } from '@/lib/platform/site/office-paths'
import type { ListUrl } from '../../../office/list/list-url'
import { useColumnOrder } from '../../../office/list/use-column-order'
import { MoveHandle } from '../../../office/order/move-buttons'
import { useReorder } from '../../../office/order/use-reorder'
import { ColumnFilter } from './column-filter'
import { useUserColumns } from './user-columns'
import styles from './user-grid.module.css'

/** The rows in the order into which staff moved them; newly read rows keep the order of the server. */
function useMovableRows<Row>(rows: Row[] | undefined) {
  const [rowOrder, setRowOrder] = useState<{ of: Row[]; rows: Row[] }>()
  return {
    rows: rowOrder && rowOrder.of === rows ? rowOrder.rows : rows,
    onChange: (next: readonly Row[]) => rows && setRowOrder({ of: rows, rows: [...next] }),
  }
}

/** The columns and rows in the order that staff moved them into, with the tools that move and filter them. */
export function useUserGrid(foundRows: MeetingUserRow[] | undefined, url: ListUrl) {
  const t = useTranslations('admin.meetingUsers')
  const movedRows = useMovableRows(foundRows)
  const rows = useReorder<MeetingUserRow, HTMLTableSectionElement>({
    items: movedRows.rows ?? [],
    onChange: movedRows.onChange,
  })
  const userColumns = useUserColumns(officePaths.addMeetingUser, (row) => (
    <MoveHandle
      label={t('moveRow', { name: row.name || row.name_en })}
      className={styles.rowHandle}
      {...rows.handleOf((movedRows.rows ?? []).indexOf(row))}
    />
  ))
  const { columns, setOrder, isMoved, reset } = useColumnOrder('meeting-users', userColumns)
  const heads = useReorder<Column<MeetingUserRow>, HTMLTableRowElement>({
    items: columns,
    onChange: setOrder,
  })
  return {
    ...{ columns, isMoved, reset, rows: movedRows.rows },
    said: heads.said || rows.said,
    extras: {
      stickyHead: true,
      headRow: heads.listProps,
      body: rows.listProps,
      besideHead: ({ label }: Column<MeetingUserRow>, at: number) => (
        <MoveHandle
          label={t('moveColumn', { column: label })}
          className={styles.headHandle}
          {...heads.handleOf(at)}
        />
      ),
      underHead: ({ key, label }: Column<MeetingUserRow>) =>
        userFilters.some((filter) => filter === (key as UserSort)) && (
          <ColumnFilter url={url} param={key} label={t('filter', { column: label })} />
        ),
    },
  }
}
