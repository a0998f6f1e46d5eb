import { useState, useSyncExternalStore } from 'react'
import { save, load } from '@/components/ui/browser-storage'

const subscribeToNothing = () => () => undefined

/**
 * Joins the stored keys to one string: `useSyncExternalStore` would render again for each new array, but not
 * for an equal string. Column keys contain no comma.
 */
function joinKeys(storedKeys: unknown): string {
  return Array.isArray(storedKeys) ? storedKeys.join() : ''
}

/**
 * Returns the columns in the order that was chosen in this browser, and functions to change it. Columns that
 * the stored order does not contain come last.
 * @param listName the last part of the storage key of the order
 */
export function useColumnOrder<Column extends { key: string }>(listName: string, columns: readonly Column[]) {
  const key = `strata.columns.${listName}` as const
  const storedKeys = useSyncExternalStore(
    subscribeToNothing,
    () => joinKeys(load(localStorage, key)),
    () => '',
  )
  const [newOrder, setNewOrder] = useState<readonly string[]>()
  const order = newOrder ?? storedKeys.split(',')
  const positionOf = (column: Column) =>
    order.includes(column.key) ? order.indexOf(column.key) : order.length
  const orderedColumns = columns.toSorted((one, other) => positionOf(one) - positionOf(other))
  const setAndStoreOrder = (next: readonly Column[]) => {
    const keys = next.map((column) => column.key)
    setNewOrder(keys)
    save(localStorage, key, keys)
  }
  const isMoved = orderedColumns.some((column, at) => column !== columns[at])
  return {
    columns: orderedColumns,
    setOrder: setAndStoreOrder,
    isMoved,
    reset: () => setAndStoreOrder(columns),
  }
}
