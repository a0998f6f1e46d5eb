import { useEffect, useEffectEvent, useState } from 'react'
import { asRefusal } from '@/lib/platform/api/call-error'
import type { KnownMember } from '@/lib/content/members/schema'
import { readCodeRequest, removeCodeRequest, storeCodeRequest } from '../asked-code'
import type { MemberAssessmentState, MemberCalls } from '../member-calls'

type Phase =
  | { name: 'email'; notice: string; stepped: boolean }
  | { name: 'code'; member: KnownMember; email: string }
  | { name: 'year' }

type Notices = { over: string; left: string; colleague: string }

/**
 * The phase of a member on the page of its years: it signs in, or is signed in already. A colleague is told that
 * the page is for the registered address.
 */
export function useYearPhase(calls: MemberCalls, notices: Notices, onSignOutFailed: () => void) {
  const [phase, setPhase] = useState<Phase>({ name: 'email', notice: '', stepped: false })
  const askAgain = (notice: string) => {
    removeCodeRequest(sessionStorage)
    setPhase({ name: 'email', notice, stepped: true })
  }
  const enter = ({ colleague }: MemberAssessmentState) => {
    if (colleague) return setPhase({ name: 'email', notice: notices.colleague, stepped: false })
    removeCodeRequest(sessionStorage)
    setPhase({ name: 'year' })
  }
  const askCode = (member: KnownMember, email: string) => {
    storeCodeRequest(sessionStorage, { member, email, askedAt: Date.now() })
    setPhase({ name: 'code', member, email })
  }
  /** @returns whether the session is over, which leads back to the first step */
  const handleRefusal = (reason: unknown): boolean => {
    const isOver = asRefusal(reason)?.status === 401
    if (isOver) askAgain(notices.over)
    return isOver
  }
  const leave = async () => {
    try {
      await calls.leave()
    } catch (reason) {
      if (asRefusal(reason)?.status !== 401) return onSignOutFailed()
    }
    askAgain(notices.left)
  }

  const resume = useEffectEvent(() =>
    calls
      .session()
      .catch(() => null)
      .then((standing) => {
        if (standing) return enter(standing)
        const codeRequest = readCodeRequest(sessionStorage, Date.now())
        if (codeRequest) setPhase({ name: 'code', member: codeRequest.member, email: codeRequest.email })
      }),
  )
  useEffect(() => {
    void resume()
  }, [])

  return { phase, askAgain, askCode, enter, handleRefusal, leave }
}
