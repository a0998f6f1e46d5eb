'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import type { AnswerOf, Call, InputOf } from '@/lib/platform/api/call'
import { useMayCall } from '../account'
import { useWrite } from '../calls'
import { CallError, failureText, fixedFailureText } from '@/lib/platform/api/call-error'
import { type Question, useConfirm } from '../confirm'

/** What is asked and said around a deletion. */
export type RemovalOptions<Input, Answer> = {
  onRemoved?: (input: Input) => void
  /** What is said afterwards, where it is not simply gone. */
  messageOf?: (answer: Answer) => string | undefined
  /** What is said when it failed, where that is not the server's own message. */
  failed?: string | undefined
  /** How long what came of it is told, where that is not as long as elsewhere. */
  milliseconds?: number
  /** The verb on the button; by default «Устгах». */
  action?: string
  /** What else can be done where it was refused: it is asked, and then done. */
  otherwise?: (refusal: CallError, input: Input) => { question: Question; input: Input } | null
}

type Options<C extends Call> = RemovalOptions<InputOf<C>, AnswerOf<C>> & { remove: C }

/** Deleting by a call, with a question before and a message after; null for those who may not. */
export function useRemove<C extends Call>({ remove, ...options }: Options<C>) {
  return useRemoval(remove, useWrite(remove), options)
}

/**
 * Deleting with a question before and a message after.
 * @returns null for those who may not: they are not offered it
 */
export function useRemoval<Input, Answer>(
  call: Pick<Call, 'access'>,
  remove: (input: Input) => Promise<Answer>,
  options: RemovalOptions<Input, Answer>,
) {
  const { onRemoved, messageOf, failed, milliseconds, action, otherwise } = options
  const t = useTranslations('ui.toast')
  const toast = useToast()
  const ask = useConfirm()
  const may = useMayCall()(call)
  const mutation = useMutation({
    mutationFn: (input: Input) => remove(input),
    onSuccess: (answer, input) => {
      toast(messageOf?.(answer) ?? t('deleted'), { milliseconds })
      onRemoved?.(input)
    },
    onError: async (error, input) => {
      const other = error instanceof CallError && otherwise?.(error, input)
      if (other) {
        if (await ask(other.question)) mutation.mutate(other.input)
        return
      }
      toast(failed === undefined ? failureText(error, t('failed')) : fixedFailureText(error, failed), {
        kind: 'danger',
        milliseconds: milliseconds ?? (failed === undefined ? undefined : 3000),
      })
    },
  })
  if (!may) return null
  return async (input: Input, title: string, description: string) => {
    if (await ask({ title, description, ...(action !== undefined && { action }) })) mutation.mutate(input)
  }
}
