import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useToast } from '@/components/ui/toast'
import {
  callApi,
  type CallAnswer,
  type CallInput,
  type PlainRoute,
  queryKey,
  refusalBy,
} from '@/lib/api/client'
import { usePageLanguage } from '#page-language'

type Read = Extract<PlainRoute, `GET /client/yellow-page/meetings/${string}`>
type Write = Extract<PlainRoute, `POST /client/yellow-page/meetings/${string}`>

export const meRoute = 'GET /client/yellow-page/meetings/me'

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

type Problems = { said: string; fields: Record<string, string> }
const none: Problems = { said: '', fields: {} }

/** Refusals because somebody was quicker: what is refused may leave the page with the next read. */
const quicker = [404, 409]

/**
 * Writes of the participant's, one at a time. Whatever comes of one, all that is shown is read anew: it is refused
 * mostly because somebody was quicker.
 */
export function useAct() {
  const client = useQueryClient()
  const lang = usePageLanguage()
  const toast = useToast()
  const failed = useTranslations('meetings')('failed')
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState(none)
  const act = async <R extends Write>(
    route: R,
    input: CallInput<R>,
    done: string,
  ): Promise<CallAnswer<R> | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setBusy(true)
    setProblems(none)
    try {
      const answer = await callApi(route, input, { lang })
      await client.invalidateQueries()
      toast(done)
      return answer
    } catch (reason) {
      const refusal = refusalBy(reason)
      const said = refusal?.message ?? failed
      setProblems({ said, fields: refusal?.fields ?? {} })
      if (refusal && quicker.includes(refusal.status)) toast(said, { kind: 'danger' })
      void client.invalidateQueries()
      return null
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return {
    act,
    isBusy,
    problems,
    say: (said: Problems) => setProblems(said),
    forget: () => setProblems(none),
  }
}
