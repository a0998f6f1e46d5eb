import { clsx } from 'clsx'
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
  /** The rows can be sorted by it: where its head leads, and how they are sorted now. */
  sort?: { href: string; direction: 'ascending' | 'descending' | 'none' }
}

type Props<Row> = {
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
export function Table<Row>({ caption, columns, rows, rowKey, rowClass, look, className }: Props<Row>) {
  return (
    <PlainTable
      dense={look !== undefined}
      className={clsx(styles.cards, look === 'panel' && styles.flush, className)}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={clsx(column.kind === 'number' && styles.number)}
              style={column.width ? { width: column.width } : undefined}
              aria-sort={column.sort?.direction}
            >
              <Head column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
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
                )}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
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
