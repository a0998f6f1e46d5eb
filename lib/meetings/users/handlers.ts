import type { Handlers } from '@/lib/api/handlers'
import { Problem } from '@/lib/api/problem'
import { toldRows } from '@/lib/files/told-rows'
import { pools, TaskLimit } from '@/lib/pool/pool'
import type { meetingUserCalls } from './calls'
import { importMeetingUsers } from './import'
import { blockMeetingUser, deleteMeetingUser, insertMeetingUser, updateMeetingUser } from './mutations'
import { getMeetingUser, listMeetingUsers } from './queries'

export const meetingUserHandlers: Handlers<typeof meetingUserCalls> = {
  listMeetingUsers: ({ input }) => listMeetingUsers(input),
  getMeetingUser: async ({ input }) => ({ record: await getMeetingUser(input.id) }),
  insertMeetingUser: ({ input }) => insertMeetingUser(input),
  updateMeetingUser: ({ input }) => updateMeetingUser(input),
  blockMeetingUser: ({ input }) => blockMeetingUser(input),
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
        badRows: toldRows(badRows, lang),
      }
    } catch (error) {
      if (!(error instanceof TaskLimit)) throw error
      throw Problem.field('file', 'exchange.import.tooHeavy', {}, 'too_large')
    } finally {
      await portions.return()
    }
  },
}
