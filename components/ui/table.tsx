import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentProps, Key, ReactNode } from 'react'
import { AppLink } from './app-link'
import styles from './table.module.css'

export type Column<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  kind?: 'text' | 'number' | 'date'
  /** Whether this cell is the heading of its row on a phone, where each row is a card. */
  heading?: boolean
  /** Whether only screen readers get the label, such as for a column of buttons. */
  hiddenLabel?: boolean
  width?: string
  /** Whether the cell comes last and without a label on a phone, where a row is a card. */
  atEnd?: boolean
  /**
   * Whether this cell is in the second line of its row on a phone. Cells that are neither brief nor the
   * heading appear when the row is opened. Without any brief column all cells appear.
   */
  brief?: boolean
  /** The link in the head of a sortable column, and the current order. */
  sort?: { href: string; direction: 'ascending' | 'descending' | 'none' }
}

/** Extras of a table with movable columns or rows, or with filters in its heads. */
export type TableExtras<Row> = {
  /** Rendered before the label of a head, such as a handle; `at` counts from 0. */
  besideHead?: (column: Column<Row>, at: number) => ReactNode
  /** Renders a cell below the head of a column, such as a filter. */
  underHead?: (column: Column<Row>) => ReactNode
  headRow?: ComponentProps<'tr'>
  body?: ComponentProps<'tbody'>
  /** Whether the heads stay visible while the rows scroll. */
  stickyHead?: boolean
}

type Props<Row> = TableExtras<Row> & {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => Key
  rowClass?: (row: Row) => string | undefined
  /**
   * Both values have rows close together, as in the office. `panel` is for a table that fills a panel: on a
   * phone only lines separate its rows, because the panel has the border.
   */
  look?: 'dense' | 'panel'
  className?: string
}

/** A table without cards on a phone; the caller renders its rows. */
export function PlainTable({ dense, className, ...props }: { dense?: boolean } & ComponentProps<'table'>) {
  return <table className={clsx(styles.dataTable, dense && styles.dense, className)} {...props} />
}

/** A table that turns into cards under 768 px. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowClass,
  look,
  className,
  besideHead,
  underHead,
  headRow,
  body,
  stickyHead,
}: Props<Row>) {
  const folds = columns.some(({ brief }) => brief)
  return (
    <PlainTable
      dense={look !== undefined}
      className={clsx(
        styles.cards,
        look === 'panel' && styles.flush,
        folds && styles.folds,
        stickyHead && styles.sticky,
        className,
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr {...headRow}>
          {columns.map((column, at) => (
            <th
              key={column.key}
              scope="col"
              className={clsx(column.kind === 'number' && styles.number)}
              style={column.width ? { width: column.width } : undefined}
              aria-sort={column.sort?.direction}
            >
              {besideHead?.(column, at)}
              <ColumnHead column={column} />
            </th>
          ))}
          {folds && <td className={styles.fold} />}
        </tr>
        {underHead && (
          <tr>
            {columns.map((column) => (
              <td key={column.key} className={styles.underHead}>
                {underHead(column)}
              </td>
            ))}
            {folds && <td className={styles.fold} />}
          </tr>
        )}
      </thead>
      <tbody {...body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={rowClass?.(row)}>
            {columns.map((column) => (
              <td
                key={column.key}
                data-label={column.hiddenLabel ? undefined : column.label}
                className={clsx(
                  column.heading && styles.heading,
                  column.width && styles.sized,
                  column.kind === 'number' && styles.number,
                  column.kind === 'date' && styles.date,
                  column.brief && styles.brief,
                  column.atEnd && styles.atEnd,
                )}
              >
                {column.cell(row)}
              </td>
            ))}
            {folds && <ExpandRowCell />}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

/** A cell with a checkbox that opens the other cells of its row on a phone. It needs no script. */
function ExpandRowCell() {
  return (
    <td className={styles.fold}>
      <label>
        <input type="checkbox" aria-label={useTranslations('ui')('more')} />
        <ChevronDown className="icon" size={20} aria-hidden />
      </label>
    </td>
  )
}

function ColumnHead<Row>({ column: { label, hiddenLabel, sort } }: { column: Column<Row> }) {
  if (hiddenLabel) return <span className="sr-only">{label}</span>
  if (!sort) return label
  return (
    <AppLink
      className={clsx(styles.sortHead, sort.direction !== 'none' && styles[sort.direction])}
      href={sort.href}
    >
      {label}
    </AppLink>
  )
}
