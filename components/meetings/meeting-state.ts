import type { OwnMeeting } from '@/lib/meetings/participants/schema'

/** Whether another time is proposed, and its time to be answered is not over. */
const isProposed = ({ proposal, waits_for }: OwnMeeting) => proposal !== null && waits_for !== null

/** Whether it is another time of the other side that one's own answer is waited for. */
export const isCounterProposal = (meeting: OwnMeeting) => isProposed(meeting) && meeting.waits_for === 'me'

/** What one is about to do, and gives words or an hour for. */
export type Step = 'propose' | 'decline' | 'cancel' | 'takeBack'
/** What can be done at once, or by a step. */
type Action = 'accept' | 'takeBackTime' | 'again' | Step

/** What a side can do with a meeting as it stands, the likeliest first. */
export function actionsOf(meeting: OwnMeeting): Action[] {
  const { meeting_status: status, waits_for, is_past, is_sender } = meeting
  if (status === 'cancelled') return is_sender && !is_past ? ['again'] : []
  if (is_past) return []
  if (status === 'pending') {
    // What nobody answered in time is gone in a moment.
    if (waits_for === null) return []
    if (waits_for === 'me') return ['accept', 'propose', 'decline']
    return is_sender ? ['takeBack'] : ['decline']
  }
  if (!isProposed(meeting)) return ['propose', 'cancel']
  return waits_for === 'me' ? ['accept', 'propose', 'decline', 'cancel'] : ['takeBackTime', 'cancel']
}

/** The edge of a meeting's card: agreed, waiting for somebody, or over. */
export function edgeOf({ meeting_status, waits_for, is_past }: OwnMeeting): 'done' | 'wait' | 'off' {
  if (meeting_status === 'cancelled' || is_past) return 'off'
  return meeting_status === 'pending' || waits_for !== null ? 'wait' : 'done'
}
