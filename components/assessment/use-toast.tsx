import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import toastStyles from '@/components/ui/toast.module.css'

export type Toast = { kind: 'success' | 'danger'; text: string; milliseconds: number }

/**
 * A message in the corner for some seconds, on pages that ship no catalogue: the words come from the caller.
 * @returns what shows one, and the region to put into the page
 */
export function useToast(texts: { region: string; close: string }) {
  const [toast, setToast] = useState<Toast | null>(null)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(null), toast.milliseconds)
    return () => clearTimeout(timer)
  }, [toast])
  const Icon = toast?.kind === 'danger' ? CircleAlert : CircleCheck
  const region = (
    // Always there: a screen reader hears only what is added to a region that it knows.
    <div className={toastStyles.toasts} role="status" aria-live="polite" aria-label={texts.region}>
      {toast && (
        <div className={clsx(toastStyles.toast, toastStyles[toast.kind])}>
          <Icon className="icon" size={20} aria-hidden />
          <span>{toast.text}</span>
          <IconButton label={texts.close} onClick={() => setToast(null)}>
            <X className="icon" size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  )
  return [setToast, region] as const
}
