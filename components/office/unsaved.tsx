'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { createContext, use, useCallback, useEffect, useId, useRef, type ReactNode } from 'react'
import { useLeaveGuard } from '@/components/ui/leave-guard'
import { useConfirm } from './confirm'

type UnsavedEdits = {
  set: (owner: string, dirty: boolean) => void
  /** Asks for a confirmation if there are unsaved changes; resolves to whether the page may be left. */
  mayLeave: () => Promise<boolean>
  isHeld: () => boolean
}

const UnsavedContext = createContext<UnsavedEdits | null>(null)

/**
 * Asks before unsaved changes are lost: when the page is closed, reloaded or left by a link. The browser's
 * Back button within the site cannot be intercepted.
 */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('admin.unsaved')
  const ask = useConfirm()
  const router = useRouter()
  const owners = useRef(new Set<string>())

  const set = useCallback<UnsavedEdits['set']>((owner, dirty) => {
    if (dirty) owners.current.add(owner)
    else owners.current.delete(owner)
  }, [])
  const isHeld = useCallback(() => owners.current.size > 0, [])
  const mayLeave = useCallback(async () => {
    if (!isHeld()) return true
    return ask({ title: t('question'), description: t('loss'), action: t('leave') })
  }, [ask, isHeld, t])

  useLeaveGuard({
    isHeld,
    mayLeave,
    go: ({ pathname, search }) => router.push(`${pathname}${search}`),
  })

  return <UnsavedContext value={{ set, mayLeave, isHeld }}>{children}</UnsavedContext>
}

function useUnsavedEdits(): UnsavedEdits {
  const edits = use(UnsavedContext)
  if (!edits) throw new Error('useUnsavedEdits is called outside the office')
  return edits
}

/** Returns a function that tells whether there are unsaved changes. */
export const useHasUnsaved = (): (() => boolean) => useUnsavedEdits().isHeld

/**
 * Makes `UnsavedProvider` ask while a form has unsaved changes.
 * @returns a function for buttons that leave the form: it asks, and resolves to whether they may leave
 */
export function useUnsavedGuard(dirty: boolean): () => Promise<boolean> {
  const { set, mayLeave } = useUnsavedEdits()
  const owner = useId()
  useEffect(() => {
    set(owner, dirty)
    return () => set(owner, false)
  }, [set, owner, dirty])
  return mayLeave
}
