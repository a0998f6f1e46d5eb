import { expect, test } from 'vitest'
import type { OwnMeeting } from '@/lib/meetings/participants/schema'
import { actionsOf, cardEdgeOf } from './meeting-state'

const person = { id: 2, name: 'ТЭНГЭР ЗЭС ХХК', name_en: '', user_type: 'Sponsor' } as const
const sentRequest: OwnMeeting = {
  ...{ id: 1, meeting_number: 'M-0001', meeting_status: 'pending', version: 1 },
  ...{ meeting_date: '2031-09-11', meeting_time: '10:00', starts_at: '2031-09-11T02:00:00.000Z' },
  ...{ is_sender: true, other: person, room: null, meeting_description: '', needs_interpreter: false },
  ...{
    interpreter: '',
    waits_for: 'other',
    answer_by: '2031-09-10T02:00:00.000Z',
    proposal: null,
    asked_by: 'me',
  },
  ...{ cancelled_as: null, cancelled_by: null, cancel_reason: '', is_past: false },
}
const receivedRequest: OwnMeeting = { ...sentRequest, is_sender: false, waits_for: 'me' }
const acceptedMeeting: OwnMeeting = {
  ...sentRequest,
  meeting_status: 'accepted',
  waits_for: null,
  answer_by: null,
}
const cancelledMeeting: OwnMeeting = {
  ...acceptedMeeting,
  meeting_status: 'cancelled',
  cancelled_as: 'declined',
}
const proposal: OwnMeeting['proposal'] = {
  ...{ by: 'other', room: null, note: '' },
  from: { meeting_date: '2031-09-11', meeting_time: '10:00' },
  to: { meeting_date: '2031-09-11', meeting_time: '11:00' },
}

test('a request is answered by its receiver and taken back by its sender', () => {
  expect(actionsOf(receivedRequest)).toEqual(['accept', 'propose', 'decline'])
  expect(actionsOf(sentRequest)).toEqual(['takeBack'])
  expect(cardEdgeOf(receivedRequest)).toBe('wait')
  // The receiver's counter-proposal is not their own request: they can only decline it.
  expect(actionsOf({ ...receivedRequest, proposal: { ...proposal, by: 'me' }, waits_for: 'other' })).toEqual([
    'decline',
  ])
})

test('a request cannot be answered after its deadline', () => {
  expect(actionsOf({ ...receivedRequest, waits_for: null })).toEqual([])
})

test('an accepted meeting can be moved or cancelled; a proposed time has to be answered first', () => {
  expect(actionsOf(acceptedMeeting)).toEqual(['propose', 'cancel'])
  expect(cardEdgeOf(acceptedMeeting)).toBe('done')
  expect(actionsOf({ ...acceptedMeeting, proposal, waits_for: 'me' })).toEqual([
    'accept',
    'propose',
    'decline',
    'cancel',
  ])
  expect(actionsOf({ ...acceptedMeeting, proposal, waits_for: 'other' })).toEqual(['takeBackTime', 'cancel'])
  expect(cardEdgeOf({ ...acceptedMeeting, proposal, waits_for: 'other' })).toBe('wait')
  // A lapsed proposal that is not removed yet.
  expect(actionsOf({ ...acceptedMeeting, proposal, waits_for: null })).toEqual(['propose', 'cancel'])
})

test('the sender may ask again after a refusal; a past meeting has no actions', () => {
  expect(actionsOf(cancelledMeeting)).toEqual(['again'])
  expect(actionsOf({ ...cancelledMeeting, is_sender: false })).toEqual([])
  expect(actionsOf({ ...acceptedMeeting, is_past: true })).toEqual([])
  expect(cardEdgeOf(cancelledMeeting)).toBe('off')
  expect(cardEdgeOf({ ...acceptedMeeting, is_past: true })).toBe('off')
})
