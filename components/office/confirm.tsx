'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'

/** Loads when the first confirmation is needed, because staff who only read need none. */
const ConfirmDialog = dynamic(() => import('@/components/ui/dialog').then((module) => module.ConfirmDialog))

export type Confirmation = {
  title: string
  /** What the action loses, or how to undo it: only some records can be restored, so no general text fits. */
  description: ReactNode
  /** The verb on the button; by default «Устгах» (delete). */
  action?: string
  /** False if nothing is lost: the button is then not red. */
  isDanger?: boolean
}
type AskToConfirm = (question: Confirmation) => Promise<boolean>

const ConfirmContext = createContext<AskToConfirm | null>(null)

/** Returns a function that asks for a confirmation and resolves to whether it was given. */
export function useConfirm(): AskToConfirm {
  const ask = use(ConfirmContext)
  if (!ask) throw new Error('useConfirm is called outside ConfirmProvider')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const [question, setQuestion] = useState<Confirmation | null>(null)
  const [open, setOpen] = useState(false)
  const answer = useRef<(value: boolean) => void>(undefined)

  const settle = useCallback((value: boolean) => {
    setOpen(false)
    answer.current?.(value)
    answer.current = undefined
  }, [])
  const ask = useCallback<AskToConfirm>(
    (next) =>
      new Promise((resolve) => {
        answer.current?.(false)
        answer.current = resolve
        setQuestion(next)
        setOpen(true)
      }),
    [],
  )

  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <ConfirmDialog
          open={open}
          onOpenChange={(next) => !next && settle(false)}
          title={question.title}
          description={question.description}
          action={question.action ?? t('common.delete')}
          isDanger={question.isDanger}
          onConfirm={() => settle(true)}
        />
      )}
    </ConfirmContext>
  )
}
