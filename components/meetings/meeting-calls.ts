import { keepPreviousData, QueryCache, QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type RefObject, useCallback } from 'react'
import { useToast } from '@/components/ui/toast'
import { focusFirstProblem, useSubmission } from '@/components/ui/use-submission'
import { CallError, asRefusal, messageOrFallback } from '@/lib/platform/api/call-error'
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

/** Creates the cache of the data that the pages of the meetings have read. */
export function createMeetingsQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // The session is over: the page asks again who is signed in, and shows the sign-in.
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

/** Returns a function that reads all data on the page again. */
export function useRefetchAll(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries(), [client])
}

/** Returns a function that sets the signed-in participant of the pages, or null for none. */
export function useSetParticipant(): (participant: Participant | null) => void {
  const client = useQueryClient()
  return (participant) => client.setQueryData(meKey, { participant })
}

/**
 * Returns a function that drops all cached data except the participant: the next person must not see the data
 * of the previous one.
 */
export function useClearDataExceptParticipant(): () => void {
  const client = useQueryClient()
  return useCallback(
    () => client.removeQueries({ predicate: ({ queryKey: [route] }) => route !== meRoute }),
    [client],
  )
}

/**
 * Reads data of the meetings by a call.
 * @param keepsPreviousData whether the previous data stays while the data of another input, such as another
 * page or day, is fetched
 */
export function useRead<R extends Read>(
  route: R,
  input: CallInput<R>,
  { keepsPreviousData = false, enabled = true }: { keepsPreviousData?: boolean; enabled?: boolean } = {},
) {
  const lang = usePageLanguage()
  return useQuery<CallAnswer<R>>({
    queryKey: queryKey(route, input),
    queryFn: ({ signal }) => callApi(route, input, { lang, signal }),
    enabled,
    ...(keepsPreviousData && { placeholderData: keepPreviousData as never }),
  })
}

/**
 * For a refusal with one of these statuses a toast shows the reason, because the next read may remove the
 * refused row, and its message, from the page.
 */
const quicker = [404, 409]

/**
 * Returns the function `act`, which sends the participant's changes one at a time. After each change, whether
 * it succeeds or not, all data on the page is read again, because somebody else may have been faster.
 * @param form its fields take the focus when they have an error
 */
export function useParticipantWrite(form?: RefObject<HTMLElement | null>) {
  const readAnew = useRefetchAll()
  const lang = usePageLanguage()
  const toast = useToast()
  const failedText = useTranslations('meetings')('failed')
  const submission = useSubmission({
    failureMessage: failedText,
    focus: (problems) => form && focusFirstProblem(form.current, problems),
    onRefused: (reason) => {
      const refusal = asRefusal(reason)
      if (refusal && quicker.includes(refusal.status))
        toast(messageOrFallback(reason, failedText), { kind: 'danger' })
      void readAnew()
      return false
    },
  })
  const writeAndRefetch = <R extends Write>(
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
  return { ...submission, act: writeAndRefetch, isBusy: submission.isSending }
}
