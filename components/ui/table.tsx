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
  /** On a phone each row is a card, and this cell is its heading. */
  heading?: boolean
  /** The label is for screen readers alone: a column of buttons. */
  hiddenLabel?: boolean
  width?: string
  /** On a phone, where a row is a card, it stands at the end and says no label. */
  atEnd?: boolean
  /**
   * On a phone this cell stands in the second line of its row, and the cells that are neither this nor the heading
   * are shown when the row is opened. Where no column says so, all cells are shown.
   */
  brief?: boolean
  /** The rows can be sorted by it: where its head leads, and how they are sorted now. */
  sort?: { href: string; direction: 'ascending' | 'descending' | 'none' }
}

/** What a table holds whose columns or rows can be moved, or that is narrowed in its heads. */
export type TableExtras<Row> = {
  /** Stands before the label of a head, such as a handle; the place is counted from 0. */
  besideHead?: (column: Column<Row>, at: number) => ReactNode
  /** A second line of heads, a cell for each column. */
  underHead?: (column: Column<Row>) => ReactNode
  headRow?: ComponentProps<'tr'>
  body?: ComponentProps<'tbody'>
  /** The heads stay in sight while the rows scroll. */
  stickyHead?: boolean
}

type Props<Row> = TableExtras<Row> & {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => Key
  rowClass?: (row: Row) => string | undefined
  /** Close rows, as in the office; `panel` where the table fills a panel, which has the edge. */
  look?: 'dense' | 'panel'
  className?: string
}

/** A table as it is on every width, with rows of one's own. */
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
              <Head column={column} />
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
            {folds && <FoldCell />}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

/** Opens the rest of a row on a phone: a checkbox, so that it needs no script. */
function FoldCell() {
  return (
    <td className={styles.fold}>
      <label>
        <input type="checkbox" aria-label={useTranslations('ui')('more')} />
        <ChevronDown className="icon" size={20} aria-hidden />
      </label>
    </td>
  )
}

function Head<Row>({ column: { label, hiddenLabel, sort } }: { column: Column<Row> }) {
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
