import { createContext, use } from 'react'
import type { Participant } from '@/lib/meetings/participants/schema'

type Me = {
  me: Participant
  /** Says so once everybody is out, on this page and on the server. */
  leave: () => Promise<void>
}

export const MeContext = createContext<Me | null>(null)

/** Who has come in, below the way in. */
export function useMe(): Me {
  const me = use(MeContext)
  if (!me) throw new Error('useMe is called before somebody came in')
  return me
}
