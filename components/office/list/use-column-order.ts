import { useState, useSyncExternalStore } from 'react'
import { save, load } from '@/components/ui/browser-storage'

const never = () => () => undefined

/** A key holds no comma, so what is kept is one text, which is the same as long as nothing else is kept. */
function keysIn(storedKeys: unknown): string {
  return Array.isArray(storedKeys) ? storedKeys.join() : ''
}

/**
 * Columns in the order that this browser's reader gave them. A column that came later stands after the others.
 * @param list names what is kept
 */
export function useColumnOrder<Column extends { key: string }>(list: string, columns: readonly Column[]) {
  const key = `strata.columns.${list}` as const
  const storedKeys = useSyncExternalStore(
    never,
    () => keysIn(load(localStorage, key)),
    () => '',
  )
  const [newOrder, setNewOrder] = useState<readonly string[]>()
  const order = newOrder ?? storedKeys.split(',')
  const placeOf = (column: Column) => (order.includes(column.key) ? order.indexOf(column.key) : order.length)
  const orderedColumns = columns.toSorted((one, other) => placeOf(one) - placeOf(other))
  const setOrder = (next: readonly Column[]) => {
    const keys = next.map((column) => column.key)
    setNewOrder(keys)
    save(localStorage, key, keys)
  }
  const isMoved = orderedColumns.some((column, at) => column !== columns[at])
  return { columns: orderedColumns, setOrder, isMoved, reset: () => setOrder(columns) }
}
