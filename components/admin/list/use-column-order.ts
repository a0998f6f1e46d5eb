import { useState, useSyncExternalStore } from 'react'
import { keep } from '@/components/ui/window-keep'

const never = () => () => undefined

function keysIn(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Columns in the order that this browser's reader gave them. A column that came later stands after the others.
 * @param list names what is kept
 */
export function useColumnOrder<Column extends { key: string }>(list: string, columns: readonly Column[]) {
  const key = `columns:${list}`
  const kept = useSyncExternalStore(
    never,
    () => readText(key),
    () => null,
  )
  const [given, setGiven] = useState<readonly string[]>()
  const order = given ?? keysIn(kept)
  const placeOf = (column: Column) => (order.includes(column.key) ? order.indexOf(column.key) : order.length)
  const ordered = columns.toSorted((one, other) => placeOf(one) - placeOf(other))
  const setOrder = (next: readonly Column[]) => {
    const keys = next.map((column) => column.key)
    setGiven(keys)
    keep(localStorage, key, keys)
  }
  const isMoved = ordered.some((column, at) => column !== columns[at])
  return { columns: ordered, setOrder, isMoved, reset: () => setOrder(columns) }
}
