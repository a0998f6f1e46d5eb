import { createContext, use } from 'react'
import type { Participant } from '@/lib/meetings/participants/schema'

type ParticipantSession = {
  me: Participant
  /** Signs out on the server and in this page, and then shows a message. */
  leave: () => Promise<void>
}

export const ParticipantContext = createContext<ParticipantSession | null>(null)

/** The signed-in participant and the function that signs them out, for components behind the sign-in. */
export function useParticipantSession(): ParticipantSession {
  const me = use(ParticipantContext)
  if (!me) throw new Error('useParticipant is called before somebody came in')
  return me
}
