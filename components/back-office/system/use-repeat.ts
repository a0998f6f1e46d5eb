'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import type { Call, InputOf } from '@/lib/platform/api/call'
import { failureText } from '@/lib/platform/api/call-error'
import { useWrite } from '../../office/calls'

/** Returns a function that does something again by a call, and says that it is done or why not. */
export function useRepeat<C extends Call>(call: C, doneText: string): (input: InputOf<C>) => void {
  const t = useTranslations('ui.toast')
  const toast = useToast()
  const write = useWrite(call)
  const mutation = useMutation({
    mutationFn: (input: InputOf<C>) => write(input),
    onSuccess: () => toast(doneText),
    onError: (error) => toast(failureText(error, t('failed')), { kind: 'danger' }),
  })
  return mutation.mutate
}
