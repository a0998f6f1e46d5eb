import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import type { ImportResult } from '@/lib/platform/files/incoming-rows'
import { describeBadRows } from '@/lib/platform/files/report-rows'
import { messageText } from '@/lib/platform/i18n/messages'
import { pools, TaskLimit } from '@/lib/platform/pool/pool'
import type { meetingUserCalls } from './calls'
import { importMeetingUsers } from './import'
import {
  blockOrUnblockMeetingUser,
  deleteMeetingUser,
  insertMeetingUser,
  updateMeetingUser,
} from './mutations'
import { getMeetingUser, listMeetingUsers } from './queries'

type Counts = Omit<ImportResult, 'badRows'>

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
  deleteMeetingUser: async ({ input }) => {
    await deleteMeetingUser(input.id)
    return {}
  },
  importMeetingUsers: async ({ input, files, lang, signal }) => {
    const portions = pools.sheets.stream('meetingUserPortions', { path: files.file.path }, signal)
    try {
      const { badRows, ...counts } = await importMeetingUsers(portions, input)
      return {
        ...counts,
        badRows: describeBadRows(badRows, lang),
        message: messageText(lang, `meetingOffice.import.${importMessageKey(counts, input.dryRun)}`, counts),
      }
    } catch (error) {
      if (!(error instanceof TaskLimit)) throw error
      throw Problem.ofField('file', 'exchange.import.tooHeavy', {}, 'too_large')
    } finally {
      await portions.return()
    }
  },
}
