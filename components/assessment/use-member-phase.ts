import { useEffect, useEffectEvent, useState } from 'react'
import { asRefusal, messageOrFallback } from '@/lib/platform/api/call-error'
import type { EarlierAnswers } from '@/lib/assessment/member/schema'
import type { OwnReview } from '@/lib/assessment/reviews/schema'
import { itemsOf, type AskedSection } from '@/lib/assessment/questions/localise'
import { removeCodeRequest } from './asked-code'
import { type EntryPhase, entryStepsOf } from './entry-steps'
import type { MemberCalls, MemberAssessmentState } from './member-calls'
import type { GivenAnswers } from './questionnaire-state'
import { givenAnswersOf } from './stored-answers'
import { UnsentKeep, type UnsentAnswers } from './unsent-keep'

type QuestionsPhase = { storedAnswers: GivenAnswers; unsent: UnsentAnswers; earlier: EarlierAnswers | null }

type Phase =
  | EntryPhase
  | { name: 'loading' }
  | { name: 'failed'; standing: MemberAssessmentState }
  | ({ name: 'questions'; standing: MemberAssessmentState } & QuestionsPhase)
  | { name: 'result'; standing: MemberAssessmentState }
  | { name: 'asked'; standing: MemberAssessmentState; review: OwnReview }

type Options = {
  calls: MemberCalls
  sections: readonly AskedSection[]
  /** The messages of the first step after the session has ended, and after the member has signed out. */
  overNotice: string
  leftNotice: string
  /** The message when the server sent none. */
  failedText: string
  /** Called when signing out failed: the session may then still exist. */
  onSignOutFailed: () => void
}

/** Returns the token of the mailed invitation that opened the page, and takes it out of the address. */
function takeInvitationFromAddress(): string | null {
  const invitation = new URLSearchParams(location.hash.slice(1)).get('invitation')
  if (invitation !== null) history.replaceState(history.state, '', location.pathname + location.search)
  return invitation
}

const askedHashPrefix = '#asked-'

/** The number of the assessment whose asked answers the address opens; null for every other address. */
function readAskedFromAddress(): number | null {
  return location.hash.startsWith(askedHashPrefix)
    ? Number(location.hash.slice(askedHashPrefix.length))
    : null
}

function takeAskedFromAddress(): void {
  if (readAskedFromAddress() !== null)
    history.replaceState(history.state, '', location.pathname + location.search)
}

/** Finds the review whose asked answers the address opens, if they can still be answered. */
async function findAskedReview(
  calls: MemberCalls,
  { has_review }: MemberAssessmentState,
): Promise<OwnReview | null> {
  const askedId = readAskedFromAddress()
  if (askedId === null || !has_review) return null
  const reviews = await calls.reviews().catch(() => [])
  return reviews.find(({ answer_id, is_open }) => is_open && answer_id === askedId) ?? null
}

/** Calls `follow` when the member goes back or forward, or opens a link that differs only behind the `#`. */
function useHistorySteps(follow: () => void): void {
  const onStep = useEffectEvent(follow)
  useEffect(() => {
    const onPopState = () => onStep()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
}

/**
 * The member's phase in the assessment, and the functions that change it. The assessment begins at the step
 * that the server or this window has stored.
 */
export function useMemberPhase({
  calls,
  sections,
  overNotice,
  leftNotice,
  failedText,
  onSignOutFailed,
}: Options) {
  const [phase, setPhase] = useState<Phase>({ name: 'email', notice: '', stepped: false })
  const { dropRequestAndReturnToEmailStep, storeRequestAndOpenCodeStep, reopenCodeStep, signOut } =
    entryStepsOf(calls, setPhase, { leftNotice, onSignOutFailed })

  const loadAndShowQuestionsOrResult = async (standing: MemberAssessmentState) => {
    removeCodeRequest(sessionStorage)
    const review = await findAskedReview(calls, standing)
    if (review) return setPhase({ name: 'asked', standing, review })
    takeAskedFromAddress()
    const device = new UnsentKeep(standing, localStorage)
    if (standing.result) {
      // What is asked of a finished assessment is stored on the device too.
      if (!standing.has_review) device.clear()
      return setPhase({ name: 'result', standing })
    }
    setPhase({ name: 'loading' })
    try {
      const [{ answers }, earlier] = await Promise.all([
        calls.answers(standing.answer_id, standing.member.id),
        standing.earlier_year === null ? null : calls.earlierAnswers(),
      ])
      const unsent = await device.readAndDropObsolete(new Set(sections.flatMap(itemsOf).map(({ id }) => id)))
      setPhase({ name: 'questions', standing, storedAnswers: givenAnswersOf(answers), unsent, earlier })
    } catch (reason) {
      if (!leavePhaseIfRefusalEndsIt(reason)) setPhase({ name: 'failed', standing })
    }
  }
  /**
   * Goes back to the first step if the session is over (401). Reloads the assessment if it was closed
   * elsewhere, such as in another window (409). @returns whether the refusal had one of these two reasons
   */
  const leavePhaseIfRefusalEndsIt = (reason: unknown): boolean => {
    const status = asRefusal(reason)?.status
    if (status === 401) dropRequestAndReturnToEmailStep(overNotice)
    else if (status === 409) void resumeSession(() => dropRequestAndReturnToEmailStep(overNotice))
    return status === 401 || status === 409
  }
  /** Continues with the session; calls `onNoSession` if there is none or it cannot be read. */
  const resumeSession = async (onNoSession: () => void) => {
    const standing = await calls.session().catch(() => null)
    if (standing) await loadAndShowQuestionsOrResult(standing)
    else onNoSession()
  }
  const enterAsColleague = (invitation: string) =>
    calls.enterAsColleague(invitation).then(
      (standing) => standing && loadAndShowQuestionsOrResult(standing),
      (reason: unknown) => dropRequestAndReturnToEmailStep(messageOrFallback(reason, failedText)),
    )

  // A reload continues for a visitor who is signed in or has requested a code. Others stay at the first step,
  // which the server has rendered.
  const goOn = useEffectEvent(() => {
    const invitation = takeInvitationFromAddress()
    return invitation === null ? resumeSession(reopenCodeStep) : enterAsColleague(invitation)
  })
  useEffect(() => {
    void goOn()
  }, [])
  useHistorySteps(() => {
    // A link that is opened in the tab of this page changes only what is behind the `#`.
    const invitation = takeInvitationFromAddress()
    if (invitation !== null) return void enterAsColleague(invitation)
    const isAsked = phase.name === 'asked'
    if ('standing' in phase && isAsked !== (readAskedFromAddress() !== null))
      void resumeSession(() => dropRequestAndReturnToEmailStep(overNotice))
  })

  return {
    phase,
    setPhase,
    askAgain: dropRequestAndReturnToEmailStep,
    askCode: storeRequestAndOpenCodeStep,
    enter: loadAndShowQuestionsOrResult,
    openAsked: (standing: MemberAssessmentState, review: OwnReview) => {
      history.pushState(history.state, '', `${askedHashPrefix}${review.answer_id}`)
      setPhase({ name: 'asked', standing, review })
    },
    leaveAsked: () => {
      takeAskedFromAddress()
      return resumeSession(() => dropRequestAndReturnToEmailStep(overNotice))
    },
    handleRefusal: leavePhaseIfRefusalEndsIt,
    leave: async () => {
      if (await signOut()) takeAskedFromAddress()
    },
  }
}
