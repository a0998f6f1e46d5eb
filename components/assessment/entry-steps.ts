import { asRefusal } from '@/lib/platform/api/call-error'
import type { KnownMember } from '@/lib/content/members/schema'
import { readCodeRequest, removeCodeRequest, storeCodeRequest } from './asked-code'
import type { MemberCalls } from './member-calls'

/** The first steps of a page of members: its address, then the code that was mailed there. */
export type EntryPhase =
  { name: 'email'; notice: string; stepped: boolean } | { name: 'code'; member: KnownMember; email: string }

type Options = {
  /** The message of the first step after the member has signed out. */
  leftNotice: string
  /** Called when signing out failed: the session may then still exist. */
  onSignOutFailed: () => void
}

/** Returns how a page of members goes to its first steps. */
export function entryStepsOf(
  calls: MemberCalls,
  setPhase: (phase: EntryPhase) => void,
  { leftNotice, onSignOutFailed }: Options,
) {
  const dropRequestAndReturnToEmailStep = (notice: string) => {
    removeCodeRequest(sessionStorage)
    setPhase({ name: 'email', notice, stepped: true })
  }
  return {
    dropRequestAndReturnToEmailStep,
    storeRequestAndOpenCodeStep: (member: KnownMember, email: string) => {
      storeCodeRequest(sessionStorage, { member, email, askedAt: Date.now() })
      setPhase({ name: 'code', member, email })
    },
    /** Opens the second step again if this window has requested a code. */
    reopenCodeStep: () => {
      const codeRequest = readCodeRequest(sessionStorage, Date.now())
      if (codeRequest) setPhase({ name: 'code', member: codeRequest.member, email: codeRequest.email })
    },
    /** @returns whether the session has ended */
    signOut: async (): Promise<boolean> => {
      try {
        await calls.leave()
      } catch (reason) {
        // A session that is over needs no sign-out. After any other failure the session may still be open, so
        // the member is told.
        if (asRefusal(reason)?.status !== 401) {
          onSignOutFailed()
          return false
        }
      }
      dropRequestAndReturnToEmailStep(leftNotice)
      return true
    },
  }
}
