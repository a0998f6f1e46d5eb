import { Plus, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { FieldError } from '@/components/ui/field-error'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import styles from './repeated-rows.module.css'

type Props<Row> = {
  rows: readonly Row[]
  empty: Row
  rowsMax: number
  /** The labels of the buttons; `remove` contains `{number}`, the place of the row. */
  texts: { add: string; remove: string }
  /** The problem of the list as a whole. */
  error?: string | undefined
  errorId: string
  onRows: (rows: Row[]) => void
  /** The controls of one row. */
  children: (row: Row, at: number) => ReactNode
  /** True when each row has two controls. */
  pairs?: boolean
}

/** A list of up to `rowsMax` rows, one for each entry. Any row can be removed, except the only one. */
export function RepeatedRows<Row>(props: Props<Row>) {
  const { rows, empty, rowsMax, texts, error, errorId, onRows, children, pairs } = props
  const list = useRef<HTMLDivElement>(null)
  const focusRow = (at: number) =>
    // A new row can take the focus only once it is drawn.
    requestAnimationFrame(() =>
      list.current?.children[at]?.querySelector<HTMLElement>('input, select')?.focus(),
    )
  return (
    <div className={styles.repeatedRows}>
      <div ref={list} className={styles.list}>
        {rows.map((row, at) => (
          <div key={at} className={styles.row} data-pairs={pairs ? '' : undefined}>
            {children(row, at)}
            {rows.length > 1 && (
              <button
                type="button"
                className={styles.remove}
                aria-label={fillPlaceholders(texts.remove, { number: at + 1 })}
                title={fillPlaceholders(texts.remove, { number: at + 1 })}
                onClick={() => {
                  onRows(rows.filter((_, index) => index !== at))
                  focusRow(Math.max(0, at - 1))
                }}
              >
                <X className="icon" size={18} aria-hidden />
              </button>
            )}
          </div>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {rows.length < rowsMax && (
        <button
          type="button"
          className={styles.add}
          onClick={() => {
            onRows([...rows, empty])
            focusRow(rows.length)
          }}
        >
          <Plus className="icon" size={18} aria-hidden />
          {texts.add}
        </button>
      )}
    </div>
  )
}
