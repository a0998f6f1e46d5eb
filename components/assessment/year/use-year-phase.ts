import { useEffect, useEffectEvent, useState } from 'react'
import { asRefusal } from '@/lib/platform/api/call-error'
import { removeCodeRequest } from '../asked-code'
import { type EntryPhase, entryStepsOf } from '../entry-steps'
import type { MemberAssessmentState, MemberCalls } from '../member-calls'

type Phase = EntryPhase | { name: 'year' }

type Notices = { over: string; left: string; colleague: string }

/**
 * The phase of a member on the page of its years: it signs in, or is signed in already. A colleague is told that
 * the page is for the registered address.
 */
export function useYearPhase(calls: MemberCalls, notices: Notices, onSignOutFailed: () => void) {
  const [phase, setPhase] = useState<Phase>({ name: 'email', notice: '', stepped: false })
  const { dropRequestAndReturnToEmailStep, storeRequestAndOpenCodeStep, reopenCodeStep, signOut } =
    entryStepsOf(calls, setPhase, { leftNotice: notices.left, onSignOutFailed })
  const enter = ({ colleague }: MemberAssessmentState) => {
    if (colleague) return setPhase({ name: 'email', notice: notices.colleague, stepped: false })
    removeCodeRequest(sessionStorage)
    setPhase({ name: 'year' })
  }
  /** @returns whether the session is over, which leads back to the first step */
  const handleRefusal = (reason: unknown): boolean => {
    const isOver = asRefusal(reason)?.status === 401
    if (isOver) dropRequestAndReturnToEmailStep(notices.over)
    return isOver
  }

  const resume = useEffectEvent(() =>
    calls
      .session()
      .catch(() => null)
      .then((standing) => (standing ? enter(standing) : reopenCodeStep())),
  )
  useEffect(() => {
    void resume()
  }, [])

  return {
    ...{ phase, enter, handleRefusal },
    askAgain: dropRequestAndReturnToEmailStep,
    askCode: storeRequestAndOpenCodeStep,
    leave: signOut,
  }
}
