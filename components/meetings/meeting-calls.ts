import { keepPreviousData, QueryCache, QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type RefObject, useCallback } from 'react'
import { useToast } from '@/components/ui/toast'
import { focusNamed, useSubmission } from '@/components/ui/use-submission'
import { CallError, refusalBy, wordsOf } from '@/lib/platform/api/call-error'
import {
  callApi,
  type CallAnswer,
  type CallInput,
  type PlainRoute,
  queryKey,
} from '@/lib/wiring/calls/client'
import type { Participant } from '@/lib/meetings/participants/schema'
import { usePageLanguage } from '#page-language'

type Read = Extract<PlainRoute, `GET /client/yellow-page/meetings/${string}`>
type Write = Extract<PlainRoute, `POST /client/yellow-page/meetings/${string}`>

export const meRoute = 'GET /client/yellow-page/meetings/me'
const meKey = queryKey(meRoute, {})

/** What the pages of the meetings have read. */
export function createClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // The session is over: who has come in is asked anew, and the way in is shown.
        if (error instanceof CallError && error.status === 401)
          void client.invalidateQueries({ queryKey: meKey })
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 1 && error instanceof CallError && (error.status === 0 || error.status >= 500),
      },
    },
  })
  return client
}

/** Reads all that is shown anew. */
export function useReadAnew(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries(), [client])
}

/** Tells the pages who has come in, or with null that nobody is. */
export function usePutMe(): (participant: Participant | null) => void {
  const client = useQueryClient()
  return (participant) => client.setQueryData(meKey, { participant })
}

/** Forgets all that was read but who has come in: what one person read is not for the next. */
export function useForgetRead(): () => void {
  const client = useQueryClient()
  return useCallback(
    () => client.removeQueries({ predicate: ({ queryKey: [route] }) => route !== meRoute }),
    [client],
  )
}

/**
 * A read of the participant's, asked anew whenever something changed.
 * @param keeps whether what stood before stays while another page or day is fetched
 */
export function useRead<R extends Read>(
  route: R,
  input: CallInput<R>,
  { keeps = false, enabled = true }: { keeps?: boolean; enabled?: boolean } = {},
) {
  const lang = usePageLanguage()
  return useQuery<CallAnswer<R>>({
    queryKey: queryKey(route, input),
    queryFn: ({ signal }) => callApi(route, input, { lang, signal }),
    enabled,
    ...(keeps && { placeholderData: keepPreviousData as never }),
  })
}

/** Refusals because somebody was quicker: what is refused may leave the page with the next read. */
const quicker = [404, 409]

/**
 * Writes of the participant's, one at a time. Whatever comes of one, all that is shown is read anew: it is refused
 * mostly because somebody was quicker.
 * @param form whose fields take the focus when something is said of them
 */
export function useAct(form?: RefObject<HTMLElement | null>) {
  const readAnew = useReadAnew()
  const lang = usePageLanguage()
  const toast = useToast()
  const failedText = useTranslations('meetings')('failed')
  const submission = useSubmission({
    failed: failedText,
    focus: (problems) => form && focusNamed(form.current, problems),
    onRefused: (reason) => {
      const refusal = refusalBy(reason)
      if (refusal && quicker.includes(refusal.status))
        toast(wordsOf(reason) || failedText, { kind: 'danger' })
      void readAnew()
      return false
    },
  })
  const act = <R extends Write>(
    route: R,
    input: CallInput<R>,
    doneMessage: string,
  ): Promise<CallAnswer<R> | null> =>
    submission.submit(async () => {
      const answer = await callApi(route, input, { lang })
      await readAnew()
      toast(doneMessage)
      return answer
    })
  return { ...submission, act, isBusy: submission.isSending }
}
