'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useToast } from '@/components/ui/toast'
import { CallError, failureText } from '@/lib/platform/api/call-error'
import {
  type DropZone,
  findInMenu,
  type MenuPlace,
  type MenuRules,
  type MenuStep,
  placeAfterDrop,
  placeAfterStep,
} from '@/lib/content/menu/places'
import type { MenuNode } from '@/lib/content/menu/schema'
import { boxIndexAt } from '../../../office/order/reorder'

type Options = {
  tree: readonly MenuNode[]
  rules: MenuRules
  save: (move: MenuPlace & { cid: number }) => Promise<unknown>
  /** Unfolds an item, so that its children are visible. */
  unfold: (cid: number) => void
}

const steps: Partial<Record<string, MenuStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

type Drop = { cid: number; zone: DropZone; place: MenuPlace }

/**
 * Moves menu items. An item is dragged by its handle before, after or onto another row. With the focus on the
 * handle, up and down move the item among its siblings, right moves it under the previous sibling, left moves
 * it out of its parent. Each move is saved at once and announced to screen readers.
 */
export function useMenuMoves({ tree, rules, save, unfold }: Options) {
  const t = useTranslations('admin.menu')
  const order = useTranslations('admin.order')
  const toast = useToast()
  const list = useRef<HTMLUListElement>(null)
  const [message, setMessage] = useState('')
  const [draggedCid, setDraggedCid] = useState<number | null>(null)
  const [drop, setDrop] = useState<Drop | null>(null)
  const isMoving = useRef(false)
  const focusAfter = useRef<number | null>(null)

  // React mounts an item with a new parent anew, so its new handle must get the focus.
  useEffect(() => {
    if (focusAfter.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-menu-handle="${focusAfter.current}"]`)?.focus()
  }, [tree])

  const saveAndAnnounceMove = async (cid: number, place: MenuPlace | null, keepsFocus: boolean) => {
    if (!place || isMoving.current) return
    isMoving.current = true
    if (keepsFocus) focusAfter.current = cid
    if (place.pid !== null) unfold(place.pid)
    const above = place.pid === null ? null : findInMenu(tree, place.pid)?.node.category
    try {
      await save({ cid, ...place })
      setMessage(
        above ? t('movedUnder', { name: above, place: place.place }) : t('movedTop', { place: place.place }),
      )
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast(failureText(error, order('failed')), { kind: 'danger' })
    } finally {
      isMoving.current = false
      focusAfter.current = null
    }
  }

  const handlePropsOf = ({ cid }: MenuNode) => ({
    'data-menu-handle': cid,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return
      list.current?.setPointerCapture(event.pointerId)
      setDraggedCid(cid)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      void saveAndAnnounceMove(cid, placeAfterStep(tree, cid, step, rules), true)
    },
  })

  const findDropAt = (x: number, y: number): Drop | null => {
    if (draggedCid === null) return null
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-menu-row]') ?? [])].filter(
      (row) => row.offsetParent !== null,
    )
    const boxes = rows.map((row) => row.getBoundingClientRect())
    const at = boxIndexAt(boxes, x, y)
    const box = boxes[at]
    if (!box) return null
    const share = (y - box.top) / (box.bottom - box.top)
    const cid = Number(rows[at]?.dataset.menuRow)
    const zone = share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'into'
    const place = placeAfterDrop(tree, draggedCid, cid, zone, rules)
    return place && { cid, zone, place }
  }
  const stopDragging = () => {
    setDraggedCid(null)
    setDrop(null)
  }
  const listProps = {
    ref: list,
    onPointerMove: (event: PointerEvent) => {
      if (draggedCid !== null) setDrop(findDropAt(event.clientX, event.clientY))
    },
    onPointerUp: (event: PointerEvent) => {
      const target = findDropAt(event.clientX, event.clientY)
      if (draggedCid !== null && target) void saveAndAnnounceMove(draggedCid, target.place, false)
      stopDragging()
    },
    onPointerCancel: stopDragging,
  }
  const dropZoneOf = ({ cid }: MenuNode) => (drop?.cid === cid ? drop.zone : undefined)
  return { listProps, handlePropsOf, dropZoneOf, draggedCid, said: message }
}
