import { keepPreviousData } from '@tanstack/react-query'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import { useRead } from '../../../office/calls'

type ChoicesQuery = { sender_id?: number | null; receiver_id?: number | null; meeting?: number }

/**
 * The upcoming hours with their states, the rooms and the interpreters, for two participants or an existing
 * meeting.
 */
export function useMeetingChoices(query: ChoicesQuery) {
  const input = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null))
  return useRead(meetingOfficeCalls.getMeetingChoices, input, { placeholderData: keepPreviousData })
}
