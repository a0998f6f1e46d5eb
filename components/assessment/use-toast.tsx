import { useEffect, useState } from 'react'
import { ToastMessage, ToastRegion } from '@/components/ui/toast-message'

export type Toast = { kind: 'success' | 'danger'; text: string; milliseconds: number }

/**
 * Shows a message in the corner for some seconds. The caller passes the texts, because some pages load no
 * message catalogue.
 * @returns the function that shows a message, and the region to put into the page
 */
export function useToast(texts: { region: string; close: string }) {
  const [toast, setToast] = useState<Toast | null>(null)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(null), toast.milliseconds)
    return () => clearTimeout(timer)
  }, [toast])
  const region = (
    <ToastRegion label={texts.region}>
      {toast && (
        <ToastMessage kind={toast.kind} closeLabel={texts.close} onClose={() => setToast(null)}>
          {toast.text}
        </ToastMessage>
      )}
    </ToastRegion>
  )
  return [setToast, region] as const
}
