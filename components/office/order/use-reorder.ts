'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { boxIndexAt, moveItem } from './reorder'

type Options<Item> = {
  items: readonly Item[]
  onChange: (items: readonly Item[]) => void
}

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/**
 * Orders items by dragging a handle, by arrow keys on it, or by buttons. Each step is announced to screen
 * readers.
 * @returns the props of the list and of each item's handle, a function that moves an item, the index of the
 * dragged item, and the last announcement. The children of the list must be the items.
 */
export function useReorder<Item, List extends HTMLElement = HTMLOListElement>({
  items,
  onChange,
}: Options<Item>) {
  const t = useTranslations('admin.order')
  const list = useRef<List>(null)
  const [message, setMessage] = useState('')
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null)
  const before = useRef<readonly Item[]>(items)
  /** The control that gets the focus after its item has moved. */
  const focusAfter = useRef<{ at: number; control: string } | null>(null)

  const moveAndAnnounce = (from: number, to: number, control?: string) => {
    const next = moveItem(items, from, to)
    if (next === items) return
    if (control) focusAfter.current = { at: to, control }
    setMessage(t('movedTo', { from: from + 1, to: to + 1 }))
    onChange(next)
  }

  // Focuses the control that moved the item. If it is a button that an end of the list disabled, focuses the
  // first enabled control of the item.
  useEffect(() => {
    const target = focusAfter.current
    focusAfter.current = null
    if (!target) return
    const item = list.current?.children[target.at]
    const pressedButton = item?.querySelector<HTMLButtonElement>(`[data-move="${target.control}"]`)
    const other = [...(item?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    const control = pressedButton?.disabled ? other.find(({ disabled }) => !disabled) : pressedButton
    control?.focus()
  }, [items])

  const handlePropsOf = (index: number) => ({
    'data-move': 'handle',
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return
      // The list element captures the pointer, because a handle that moves in the document loses its capture.
      list.current?.setPointerCapture(event.pointerId)
      before.current = items
      setDraggedIndex(index)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step === undefined) return
      event.preventDefault()
      moveAndAnnounce(index, index + step, 'handle')
    },
  })
  const stopDragging = () => setDraggedIndex(null)
  const listProps = {
    ref: list,
    onPointerMove: (event: PointerEvent) => {
      if (draggedIndex === null) return
      const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect())
      const over = boxIndexAt(boxes, event.clientX, event.clientY)
      if (over < 0 || over === draggedIndex) return
      moveAndAnnounce(draggedIndex, over)
      setDraggedIndex(over)
    },
    onPointerUp: stopDragging,
    onPointerCancel: () => {
      if (draggedIndex !== null) onChange(before.current)
      stopDragging()
    },
  }
  return { listProps, handleOf: handlePropsOf, move: moveAndAnnounce, draggedIndex, said: message }
}
