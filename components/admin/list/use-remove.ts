'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type * as z from 'zod'
import { useToast } from '@/components/ui/toast'
import type { Call } from '@/lib/api/call'
import { makeCall, queryKey } from '@/lib/api/client'
import { useMayCall } from '../account'
import { useConfirm } from '../confirm'

type Input = Record<string, number | string>

type Options<C extends Call> = {
  remove: C
  /** The list that shows what is deleted. */
  list: Call
  onRemoved?: (input: Input) => void
  /** What is said afterwards, where it is not simply gone. */
  said?: (answer: z.output<C['answer']>) => string | undefined
  /** The verb on the button; by default «Устгах». */
  action?: string
}

/**
 * Deleting with a question before and a message after.
 * @returns null for those who may not: they are not offered it
 */
export function useRemove<C extends Call>({ remove, list, onRemoved, said, action }: Options<C>) {
  const t = useTranslations('ui.toast')
  const toast = useToast()
  const ask = useConfirm()
  const client = useQueryClient()
  const may = useMayCall()(remove)
  const mutation = useMutation({
    mutationFn: (input: Input) => makeCall(remove, input),
    onSuccess: (answer, input) => {
      toast(said?.(answer) ?? t('deleted'))
      onRemoved?.(input)
    },
    onError: (error) => toast(error.message || t('failed'), { kind: 'danger' }),
    // After a failure too: it may have been deleted by somebody else.
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(list) }),
  })
  if (!may) return null
  return async (input: Input, title: string, description?: string) => {
    if (
      await ask({
        title,
        ...(description !== undefined && { description }),
        ...(action !== undefined && { action }),
      })
    )
      mutation.mutate(input)
  }
}
