'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type * as z from 'zod'
import { useToast } from '@/components/ui/toast'
import type { Call } from '@/lib/api/call'
import { useMayCall } from '../account'
import { useWrite } from '../calls'
import { CallError } from '@/lib/api/client'
import { type Question, useConfirm } from '../confirm'

type Input = Record<string, number | string>

type Options<C extends Call> = {
  remove: C
  onRemoved?: (input: Input) => void
  /** What is said afterwards, where it is not simply gone. */
  said?: (answer: z.output<C['answer']>) => string | undefined
  /** What is said when it failed, where that is not the server's own message. */
  failed?: string | undefined
  /** How long what came of it is told, where that is not as long as elsewhere. */
  milliseconds?: number
  /** The verb on the button; by default «Устгах». */
  action?: string
  /** What else can be done where it was refused: it is asked, and then done. */
  otherwise?: (refusal: CallError, input: Input) => { question: Question; input: Input } | null
}

/**
 * Deleting with a question before and a message after.
 * @returns null for those who may not: they are not offered it
 */
export function useRemove<C extends Call>({
  remove,
  onRemoved,
  said,
  failed,
  milliseconds,
  action,
  otherwise,
}: Options<C>) {
  const t = useTranslations('ui.toast')
  const toast = useToast()
  const ask = useConfirm()
  const may = useMayCall()(remove)
  const write = useWrite(remove)
  const mutation = useMutation({
    mutationFn: (input: Input) => write(input),
    onSuccess: (answer, input) => {
      toast(said?.(answer) ?? t('deleted'), { milliseconds })
      onRemoved?.(input)
    },
    onError: async (error, input) => {
      const other = error instanceof CallError && otherwise?.(error, input)
      if (other) {
        if (await ask(other.question)) mutation.mutate(other.input)
        return
      }
      toast(failed ?? (error.message || t('failed')), {
        kind: 'danger',
        milliseconds: milliseconds ?? (failed === undefined ? undefined : 3000),
      })
    },
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
