import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useToast } from '@/components/ui/toast'
import type { Call } from '@/lib/api/call'
import { CallError } from '@/lib/api/client'
import { useWrite } from '../../calls'

export type Refusal = { message: string; fields: Record<string, string> }

/** A write about a meeting: what is said when it is done, and why it was refused. */
export function useMeetingWrite(call: Call, { done, onDone }: { done: string; onDone: () => void }) {
  const t = useTranslations('admin.meetingBooking')
  const toast = useToast()
  const write = useWrite(call)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const send = async (input: Record<string, unknown>) => {
    setBusy(true)
    setRefusal(null)
    try {
      await write(input)
      toast(done)
      onDone()
    } catch (error) {
      setRefusal(
        error instanceof CallError && error.status !== 0
          ? { message: error.message, fields: error.fields }
          : { message: t('failed'), fields: {} },
      )
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy, refusal }
}
