import type { Handlers } from '@/lib/platform/api/handlers'
import { importFromThread } from '@/lib/platform/files/import-file'
import { messageText } from '@/lib/platform/i18n/messages'
import { pools } from '@/lib/platform/pool/pool'
import type { memberCalls } from './calls'
import { importMembers } from './import'
import { deleteMemberAndUnansweredAssessments, insertMember, updateMember } from './mutations'
import { getMember, getMemberRecord, listMembers } from './queries'
import { makeMemberTemplate } from './template'

/** Returns the saved member; if no row was saved, the message that the e-mail address is registered. */
async function savedMemberOrTakenReply(row: { id: number } | null) {
  if (!row) return { message: messageText('mn', 'validation.account.emailTaken') }
  return { member: (await getMember(row.id)) ?? undefined }
}

export const memberHandlers: Handlers<typeof memberCalls> = {
  listAdminMemberCompanies: async ({ input }) => ({ members: await listMembers(input) }),
  getMemberCompany: async ({ input }) => ({ record: await getMemberRecord(input.id) }),
  insertMemberCompany: async ({ input, files }) =>
    savedMemberOrTakenReply(await insertMember(input, files.image)),
  updateMemberCompany: async ({ input, files }) =>
    savedMemberOrTakenReply(await updateMember(input, files.image)),
  getMemberTemplate: ({ signal }) => makeMemberTemplate(signal),
  importMembers: ({ input, files, lang, signal }) => {
    const portions = pools.sheets.stream('memberPortions', { path: files.file.path }, signal)
    return importFromThread(portions, lang, (rows) => importMembers(rows, input))
  },
  deleteMemberCompany: ({ input }) => deleteMemberAndUnansweredAssessments(input.id),
}
