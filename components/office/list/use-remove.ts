'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import type { AnswerOf, Call, InputOf } from '@/lib/platform/api/call'
import { useMayCall } from '../account'
import { useWrite } from '../calls'
import { CallError, failureText, failureTextWithoutServerMessage } from '@/lib/platform/api/call-error'
import { type Confirmation, useConfirm } from '../confirm'

/** How a deletion asks for confirmation, and what it shows and does afterwards. */
export type RemovalOptions<Input, Answer> = {
  onRemoved?: (input: Input) => void
  /** Returns the message after the deletion; by default it says that the record is deleted. */
  messageOf?: (answer: Answer) => string | undefined
  /** The message after a failure; by default the server's message or, without one, a general message. */
  failed?: string | undefined
  /** How many milliseconds the message is shown, if not the usual time. */
  milliseconds?: number
  /** The verb on the button that confirms; by default «Устгах». */
  action?: string
  /** After a refusal, returns a second question and the input to send after a yes; null shows the refusal. */
  otherwise?: (refusal: CallError, input: Input) => { question: Confirmation; input: Input } | null
}

type Options<C extends Call> = RemovalOptions<InputOf<C>, AnswerOf<C>> & { remove: C }

/**
 * Returns a function that deletes with a call, after a confirmation, and shows a message afterwards.
 * @returns null if the account may not delete
 */
export function useRemove<C extends Call>({ remove, ...options }: Options<C>) {
  return useConfirmedRemoval(remove, useWrite(remove), options)
}

/**
 * Returns a function that deletes after a confirmation and shows a message afterwards.
 * @returns null if the account may not delete, so that no delete button is shown
 */
export function useConfirmedRemoval<Input, Answer>(
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
      toast(
        failed === undefined
          ? failureText(error, t('failed'))
          : failureTextWithoutServerMessage(error, failed),
        {
          kind: 'danger',
          milliseconds: milliseconds ?? (failed === undefined ? undefined : 3000),
        },
      )
    },
  })
  if (!may) return null
  return async (input: Input, title: string, description: string) => {
    if (await ask({ title, description, ...(action !== undefined && { action }) })) mutation.mutate(input)
  }
}
