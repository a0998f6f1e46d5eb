import { createContext, use } from 'react'
import type { Participant } from '@/lib/meetings/participants/schema'

type Me = {
  me: Participant
  /** Says so once everybody is out, on this page and on the server. */
  leave: () => Promise<void>
}

export const ParticipantContext = createContext<Me | null>(null)

/** Who has come in, below the way in. */
export function useParticipant(): Me {
  const me = use(ParticipantContext)
  if (!me) throw new Error('useParticipant is called before somebody came in')
  return me
}
