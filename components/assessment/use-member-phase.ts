import { useEffect, useEffectEvent, useState } from 'react'
import { refusalBy } from '@/lib/platform/api/call-error'
import { itemsOf, type AskedSection } from '@/lib/assessment/questions/localise'
import type { KnownMember } from '@/lib/content/members/schema'
import { forgetAskedCode, keepAskedCode, readAskedCode } from './asked-code'
import type { MemberCalls, Standing } from './member-calls'
import type { GivenAnswers } from './questionnaire-state'
import { givenOf } from './stored-answers'
import { UnsentKeep, type Unsent } from './unsent-keep'

type Phase =
  | { name: 'email'; notice: string; stepped: boolean }
  | { name: 'code'; member: KnownMember; email: string }
  | { name: 'loading' }
  | { name: 'failed'; standing: Standing }
  | { name: 'questions'; standing: Standing; storedAnswers: GivenAnswers; unsent: Unsent }
  | { name: 'result'; standing: Standing }

type Options = {
  calls: MemberCalls
  sections: readonly AskedSection[]
  /** What is said at the first step to those whose session is over, and to those who left. */
  over: string
  leftNotice: string
  /** Leaving failed: the session stands. */
  onStuck: () => void
}

/** Where a member stands in the assessment, and the ways on. It begins where the server or this device knows them. */
export function useMemberPhase({ calls, sections, over, leftNotice, onStuck }: Options) {
  const [phase, setPhase] = useState<Phase>({ name: 'email', notice: '', stepped: false })
  const askAgain = (notice: string) => {
    forgetAskedCode(sessionStorage)
    setPhase({ name: 'email', notice, stepped: true })
  }
  const askCode = (member: KnownMember, email: string) => {
    keepAskedCode(sessionStorage, { member, email, askedAt: Date.now() })
    setPhase({ name: 'code', member, email })
  }

  const enter = async (standing: Standing) => {
    forgetAskedCode(sessionStorage)
    const device = new UnsentKeep(standing.answer_id, localStorage)
    if (standing.result) {
      device.clear()
      return setPhase({ name: 'result', standing })
    }
    setPhase({ name: 'loading' })
    try {
      const { answers } = await calls.answers(standing.answer_id, standing.member.id)
      const unsent = await device.read(new Set(sections.flatMap(itemsOf).map(({ id }) => id)))
      setPhase({ name: 'questions', standing, storedAnswers: givenOf(answers), unsent })
    } catch (reason) {
      if (!handleRefusal(reason)) setPhase({ name: 'failed', standing })
    }
  }
  /** A session that is over leads back to the first step; what was closed elsewhere is shown as it is now. */
  const handleRefusal = (reason: unknown): boolean => {
    const status = refusalBy(reason)?.status
    if (status === 401) askAgain(over)
    else if (status === 409) void look(() => askAgain(over))
    return status === 401 || status === 409
  }
  /** Goes on where the session stands, if there is one. */
  const look = async (otherwise: () => void) => {
    const standing = await calls.session().catch(() => null)
    if (standing) await enter(standing)
    else otherwise()
  }
  const leave = async () => {
    try {
      await calls.leave()
    } catch (reason) {
      // A session that is over needs no leaving; any other failure leaves one open, which must be known.
      if (refusalBy(reason)?.status !== 401) return onStuck()
    }
    askAgain(leftNotice)
  }

  // Whoever came in, or asked for a code, before a reload goes on; everybody else sees the first step, which is there.
  const goOn = useEffectEvent(() =>
    look(() => {
      const codeRequest = readAskedCode(sessionStorage, Date.now())
      if (codeRequest) setPhase({ name: 'code', member: codeRequest.member, email: codeRequest.email })
    }),
  )
  useEffect(() => {
    void goOn()
  }, [])

  return { phase, setPhase, askAgain, askCode, enter, handleRefusal, leave }
}
