import { createContext, use } from 'react'
import type { Participant } from '@/lib/meetings/participants/schema'

type Me = {
  me: Participant
  /** Signs out on the server and in this page, and then shows a message. */
  leave: () => Promise<void>
}

export const ParticipantContext = createContext<Me | null>(null)

/** The signed-in participant, for components behind the sign-in. */
export function useParticipant(): Me {
  const me = use(ParticipantContext)
  if (!me) throw new Error('useParticipant is called before somebody came in')
  return me
}
