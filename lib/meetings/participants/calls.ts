import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id } from '@/lib/platform/api/fields'
import { wayInRate } from '@/lib/platform/auth/way-in'
import { answerForm, askForm, proposeForm, reasonedForm } from '../booking/schema'
import {
  askablePerson,
  busyForm,
  ownMeeting,
  ownMeetingInFull,
  participant,
  participantLoginForm,
  people,
  peopleQuery,
  personQuery,
  plan,
  planQuery,
  requests,
  settingsForm,
} from './schema'

const none = z.object({})
const meetingAnswer = z.object({ meeting: ownMeeting })
/**
 * The limit for the reads of one participant. It is high, because an open page reads again whenever the other
 * side of a meeting did something.
 */
const readRate = { points: 600, perSeconds: 60 }
/** The limit for session checks from one network address, which all visitors of a hall may share. */
const whoRate = { points: 6_000, perSeconds: 10 }

export const participantCalls = {
  participantLogin: call('POST /client/yellow-page/meetings/login', {
    summary:
      'Send a code to the address of a participant; an unknown address gets the same answer. With the code, open a session, in a cookie',
    access: 'public',
    input: participantLoginForm,
    answer: z.object({ message: z.string().optional(), participant: participant.optional() }),
    isWayIn: true,
    rate: wayInRate,
  }),
  getParticipant: call('GET /client/yellow-page/meetings/me', {
    summary: 'The signed-in participant; null without a session',
    access: 'public',
    knowsParticipant: true,
    input: none,
    answer: z.object({ participant: participant.nullable() }),
    rate: whoRate,
  }),
  endParticipantSession: call('POST /client/yellow-page/meetings/leave', {
    summary: 'Sign out: every session of the participant ends',
    access: 'participant',
    input: none,
    answer: doneAnswer,
  }),
  updateParticipant: call('POST /client/yellow-page/meetings/settings', {
    summary: 'Save the languages in which the participant can meet',
    access: 'participant',
    input: settingsForm,
    answer: z.object({ participant }),
  }),
  getPlan: call('GET /client/yellow-page/meetings/plan', {
    summary: 'The participant’s hours of a day with their meetings',
    access: 'participant',
    input: planQuery,
    answer: z.object({ plan }),
    rate: readRate,
  }),
  listParticipants: call('GET /client/yellow-page/meetings/people', {
    summary: 'The other participants, with the number of hours that suit both',
    access: 'participant',
    input: peopleQuery,
    answer: people,
    rate: readRate,
  }),
  getOtherParticipant: call('GET /client/yellow-page/meetings/person', {
    summary: 'One other participant with every hour: free for both, or the reason why not',
    access: 'participant',
    input: personQuery,
    answer: askablePerson,
    rate: readRate,
  }),
  listMeetingRequests: call('GET /client/yellow-page/meetings/requests', {
    summary: 'The requests that await an answer, received and sent, and the declined ones',
    access: 'participant',
    input: none,
    answer: requests,
    rate: readRate,
  }),
  getOwnMeeting: call('GET /client/yellow-page/meetings/meeting', {
    summary:
      'One meeting of the participant with its history, and once accepted the contacts of the other side',
    access: 'participant',
    input: z.object({ id }),
    answer: z.object({ meeting: ownMeetingInFull }),
    rate: readRate,
  }),
  askForMeeting: call('POST /client/yellow-page/meetings/ask', {
    summary: 'Request a meeting: the hour and a room are reserved for 24 hours',
    access: 'participant',
    input: askForm,
    answer: meetingAnswer,
  }),
  acceptMeeting: call('POST /client/yellow-page/meetings/accept', {
    summary: "Accept a request, or the other side's proposal of another time",
    access: 'participant',
    input: answerForm,
    answer: meetingAnswer,
  }),
  declineMeeting: call('POST /client/yellow-page/meetings/decline', {
    summary: 'Decline a request, which cancels it; or a proposal, and the meeting keeps its time',
    access: 'participant',
    input: reasonedForm,
    answer: meetingAnswer,
  }),
  proposeTime: call('POST /client/yellow-page/meetings/propose', {
    summary:
      'Propose another time: a request moves there and waits for the other side; an accepted meeting stays until they accept',
    access: 'participant',
    input: proposeForm,
    answer: meetingAnswer,
  }),
  cancelMeeting: call('POST /client/yellow-page/meetings/cancel', {
    summary: 'Cancel an accepted meeting, or withdraw one’s own request',
    access: 'participant',
    input: reasonedForm,
    answer: meetingAnswer,
  }),
  takeBackProposal: call('POST /client/yellow-page/meetings/keep', {
    summary: 'Withdraw one’s own proposal: the meeting keeps its time',
    access: 'participant',
    input: answerForm,
    answer: meetingAnswer,
  }),
  setBusy: call('POST /client/yellow-page/meetings/busy', {
    summary: 'Mark an hour as unavailable, or as available again',
    access: 'participant',
    input: busyForm,
    answer: doneAnswer,
  }),
}
