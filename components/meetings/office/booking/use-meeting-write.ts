import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useToast } from '@/components/ui/toast'
import type { Call, InputOf } from '@/lib/platform/api/call'
import { CallError, failureText, asRefusal } from '@/lib/platform/api/call-error'
import { useWrite } from '../../../office/calls'
import { bannerMilliseconds } from '../banner'

/** Returns the last refusal, and a function that writes a meeting and shows a toast after a success. */
export function useMeetingWrite<C extends Call>(
  call: C,
  { doneMessage, onDone }: { doneMessage: string; onDone: () => void },
) {
  const t = useTranslations('admin.meetingBooking')
  const toast = useToast()
  const write = useWrite(call)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const send = async (input: InputOf<C>) => {
    setBusy(true)
    setRefusal(null)
    try {
      await write(input)
      toast(doneMessage, { milliseconds: bannerMilliseconds })
      onDone()
    } catch (error) {
      const { status, fields } = asRefusal(error) ?? { status: 0, fields: {} }
      setRefusal(new CallError(status, failureText(error, t('failed')), fields))
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy, refusal }
}
