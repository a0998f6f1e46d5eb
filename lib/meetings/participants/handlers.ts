import type * as z from 'zod'
import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import { requestCodeOrLogIn } from '@/lib/platform/auth/code-login'
import { endCodeSessionsAndBuildCookieDeletion } from '@/lib/platform/auth/code-session'
import { messageText } from '@/lib/platform/i18n/messages'
import {
  acceptMeeting,
  requestMeeting,
  cancelMeeting,
  declineMeeting,
  proposeTime,
  withdrawProposal,
} from '../booking/participants'
import { setBusy } from '../booking/busy'
import type { Meeting } from '../booking/hold'
import type { participantCalls } from './calls'
import { saveLanguageAndGetParticipant, updateParticipantSettings } from './mutations'
import { getOwnMeeting, getOwnMeetingInFull } from './own-meetings'
import {
  getOtherParticipant,
  getDayPlan,
  listParticipants,
  listMeetingRequests,
  getLoggedInParticipant,
} from './queries'
import type { MeetingUser } from '@/lib/platform/auth/callers'
import { findParticipantByEmail } from './session'

type LoginAnswer = z.input<typeof participantCalls.participantLogin.answer>

/** Waits for a participant's change of a meeting, and answers with the meeting's new state. */
const answerWithMeeting = async (user: MeetingUser, meeting: Promise<Meeting>) => ({
  meeting: await getOwnMeeting(user.id, (await meeting).id),
})

export const participantHandlers: Handlers<typeof participantCalls> = {
  participantLogin: ({ input, lang, client, setHeader }) =>
    requestCodeOrLogIn<LoginAnswer>({
      ...{ audience: 'participant', form: input, lang, client, setHeader },
      isKnown: async (email) => (await findParticipantByEmail(email)) !== null,
      sentMessage: messageText(lang, 'meetings.signIn.sent'),
      entered: async () => {
        const user = await saveLanguageAndGetParticipant(input.email, lang)
        if (!user) throw new Problem('unauthenticated', 'problems.participant_session')
        return { participant: await getLoggedInParticipant(user) }
      },
    }),
  getParticipant: async ({ participant }) => ({
    participant: participant && (await getLoggedInParticipant(participant)),
  }),
  endParticipantSession: async ({ participant, setHeader }) => {
    setHeader(
      'set-cookie',
      await endCodeSessionsAndBuildCookieDeletion({ audience: 'participant', email: participant.email }),
    )
  },
  updateParticipant: async ({ input, participant }) => ({
    participant: await getLoggedInParticipant(await updateParticipantSettings(participant.id, input)),
  }),
  getPlan: async ({ input, participant }) => ({ plan: await getDayPlan(participant, input.day) }),
  listParticipants: ({ input, participant }) => listParticipants(participant, input),
  getOtherParticipant: ({ input, participant }) => getOtherParticipant(participant, input.id),
  listMeetingRequests: ({ participant }) => listMeetingRequests(participant),
  getOwnMeeting: async ({ input, participant }) => ({
    meeting: await getOwnMeetingInFull(participant.id, input.id),
  }),
  askForMeeting: ({ input, participant, lang }) =>
    answerWithMeeting(participant, requestMeeting(participant, input, lang)),
  acceptMeeting: ({ input, participant }) =>
    answerWithMeeting(participant, acceptMeeting(participant, input)),
  declineMeeting: ({ input, participant }) =>
    answerWithMeeting(participant, declineMeeting(participant, input)),
  proposeTime: ({ input, participant, lang }) =>
    answerWithMeeting(participant, proposeTime(participant, input, lang)),
  cancelMeeting: ({ input, participant }) =>
    answerWithMeeting(participant, cancelMeeting(participant, input)),
  takeBackProposal: ({ input, participant }) =>
    answerWithMeeting(participant, withdrawProposal(participant, input)),
  setBusy: ({ input, participant }) => setBusy(participant, input.time_id, input.busy),
}
