import { appendTodaysDate } from '@/lib/platform/api/answer-file'
import type { Handlers } from '@/lib/platform/api/handlers'
import { messageText } from '@/lib/platform/i18n/messages'
import { bookMeeting, cancelMeetingByStaff, moveMeeting, setInterpreter } from '../booking/staff'
import { getBoard } from './board-queries'
import type { meetingOfficeCalls } from './calls'
import { searchParticipantChoices, getMeetingChoices } from './choice-queries'
import { getDoorDisplay, listDoorDisplayRooms } from './door-queries'
import { exportMeetings } from './export'
import { getMeeting, listMeetings } from './queries'

export const meetingOfficeHandlers: Handlers<typeof meetingOfficeCalls> = {
  listAdminMeetings: ({ input }) => listMeetings(input),
  exportMeetings: async ({ input: { kind, lang, ...filter }, signal }) => ({
    body: await exportMeetings(kind, filter, lang, signal),
    kind,
    name: appendTodaysDate(messageText(lang, 'admin.meetingList.sheetName')),
  }),
  getMeeting: async ({ input, now }) => ({ meeting: await getMeeting(input.id, now) }),
  getMeetingBoard: ({ input, now }) => getBoard(input.day, now),
  findMeetingPeople: async ({ input, lang }) => ({
    people: await searchParticipantChoices(input.term, lang),
  }),
  getMeetingChoices: ({ input, now }) => getMeetingChoices(input, now),
  listAdminDoorRooms: async () => ({ rooms: await listDoorDisplayRooms() }),
  getMeetingDoor: ({ input, now }) => getDoorDisplay(input.room, now),
  bookMeeting: ({ input }) => bookMeeting(input),
  moveMeeting: ({ input }) => moveMeeting(input),
  setMeetingInterpreter: ({ input }) => setInterpreter(input),
  callOffMeeting: ({ input }) => cancelMeetingByStaff(input),
}
