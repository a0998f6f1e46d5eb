'use client'

import { useTranslations } from 'next-intl'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ToastMessage, ToastRegion } from './toast-message'

type ToastKind = 'success' | 'danger' | 'info'
type ToastOptions = {
  kind?: ToastKind
  milliseconds?: number | undefined
  /** Links shown with the message. */
  links?: ReactNode
}
type Toast = { id: number; kind: ToastKind; text: string; milliseconds: number; links: ReactNode }
type ShowToast = (text: string, options?: ToastOptions) => void

const ToastContext = createContext<ShowToast | null>(null)

/**
 * Returns a function that shows a message, by default for 3 seconds; a failure is shown as long as the
 * provider sets. The message stays while it is hovered or has the focus.
 */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast is called outside ToastProvider')
  return show
}

type ProviderProps = {
  /** The milliseconds for which a failure is shown by default. */
  dangerMilliseconds?: number
  children: ReactNode
}

export function ToastProvider({ dangerMilliseconds = 5000, children }: ProviderProps) {
  const t = useTranslations('ui.toast')
  const [toasts, setToasts] = useState<Toast[]>([])
  const lastId = useRef(0)

  const close = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), [])
  const show = useCallback<ShowToast>(
    (text, { kind = 'success', links, milliseconds } = {}) => {
      lastId.current += 1
      const usual = kind === 'danger' ? dangerMilliseconds : 3000
      const toast = { id: lastId.current, kind, text, milliseconds: milliseconds ?? usual, links }
      setToasts((now) => [...now.slice(-2), toast])
    },
    [dangerMilliseconds],
  )

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion label={t('region')}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={t('close')} onClose={close} />
        ))}
      </ToastRegion>
    </ToastContext>
  )
}

function ToastCard({
  toast,
  closeLabel,
  onClose,
}: {
  toast: Toast
  closeLabel: string
  onClose: (id: number) => void
}) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onClose(toast.id), toast.milliseconds)
    return () => clearTimeout(timer)
  }, [isHeld, onClose, toast])

  const hold = useMemo(
    () => ({
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    }),
    [],
  )
  return (
    <ToastMessage kind={toast.kind} closeLabel={closeLabel} onClose={() => onClose(toast.id)} {...hold}>
      {toast.text}
      {toast.links && <> {toast.links}</>}
    </ToastMessage>
  )
}
