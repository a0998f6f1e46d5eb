import type { Handlers } from '@/lib/platform/api/handlers'
import type { ImportAnswer } from '@/lib/platform/files/import-answer'
import { importFromThread } from '@/lib/platform/files/import-file'
import { messageText } from '@/lib/platform/i18n/messages'
import { pools } from '@/lib/platform/pool/pool'
import type { meetingUserCalls } from './calls'
import { importMeetingUsers } from './import'
import {
  blockOrUnblockMeetingUser,
  deleteMeetingUser,
  insertMeetingUser,
  updateMeetingUser,
} from './mutations'
import { getMeetingUser, listMeetingUsers } from './queries'
import { makeMeetingUserTemplate } from './template'

type Counts = Omit<ImportAnswer, 'badRows'>

/** Returns the key of the message that describes the result of an import. */
function importMessageKey({ inserted, updated, bad }: Counts, isDryRun: boolean) {
  if (isDryRun) return 'tried'
  if (inserted + updated === 0) return bad > 0 ? 'none' : 'unchanged'
  if (bad > 0) return 'partly'
  return inserted > 0 ? 'added' : 'updated'
}

export const meetingUserHandlers: Handlers<typeof meetingUserCalls> = {
  listAdminMeetingUsers: ({ input }) => listMeetingUsers(input),
  getMeetingUser: async ({ input }) => ({ record: await getMeetingUser(input.id) }),
  insertMeetingUser: ({ input }) => insertMeetingUser(input),
  updateMeetingUser: ({ input }) => updateMeetingUser(input),
  blockMeetingUser: ({ input }) => blockOrUnblockMeetingUser(input),
  deleteMeetingUser: ({ input }) => deleteMeetingUser(input.id),
  getMeetingUserTemplate: ({ signal }) => makeMeetingUserTemplate(signal),
  importMeetingUsers: async ({ input, files, lang, signal }) => {
    const portions = pools.sheets.stream('meetingUserPortions', { path: files.file.path }, signal)
    const answer = await importFromThread(portions, lang, (rows) => importMeetingUsers(rows, input))
    const { badRows: _badRows, ...counts } = answer
    const key = `meetingOffice.import.${importMessageKey(counts, input.dryRun)}` as const
    return { ...answer, message: messageText(lang, key, counts) }
  },
}
