import type { OwnMeeting } from '@/lib/meetings/participants/schema'

/** Whether another time is proposed and its deadline is not over. */
const hasOpenProposal = ({ proposal, waits_for }: OwnMeeting) => proposal !== null && waits_for !== null

/** Whether the other side proposed another time that waits for the reader's answer. */
export const hasProposalForMe = (meeting: OwnMeeting) =>
  hasOpenProposal(meeting) && meeting.waits_for === 'me'

/** An action that first opens a form, for a message, an hour or a confirmation. */
export type Step = 'propose' | 'decline' | 'cancel' | 'takeBack'
/** An action of the reader: an action without a form, or a step. */
type Action = 'accept' | 'takeBackTime' | 'again' | Step

/** Returns the actions that the reader may take in the current state of a meeting. */
export function actionsOf(meeting: OwnMeeting): Action[] {
  const { meeting_status: status, waits_for, is_past, is_sender } = meeting
  if (status === 'cancelled') return is_sender && !is_past ? ['again'] : []
  if (is_past) return []
  if (status === 'pending') {
    // A request whose deadline has passed can no longer be answered.
    if (waits_for === null) return []
    if (waits_for === 'me') return ['accept', 'propose', 'decline']
    return is_sender ? ['takeBack'] : ['decline']
  }
  if (!hasOpenProposal(meeting)) return ['propose', 'cancel']
  return waits_for === 'me' ? ['accept', 'propose', 'decline', 'cancel'] : ['takeBackTime', 'cancel']
}

/** The edge of a card: `off` if cancelled or past, `wait` if pending or a time is proposed, else `done`. */
export function cardEdgeOf({ meeting_status, waits_for, is_past }: OwnMeeting): 'done' | 'wait' | 'off' {
  if (meeting_status === 'cancelled' || is_past) return 'off'
  return meeting_status === 'pending' || waits_for !== null ? 'wait' : 'done'
}
