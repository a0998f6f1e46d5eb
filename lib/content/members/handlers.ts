import type { Handlers } from '@/lib/platform/api/handlers'
import { messageText } from '@/lib/platform/i18n/messages'
import type { memberCalls } from './calls'
import { deleteMemberAndUnansweredAssessments, insertMember, updateMember } from './mutations'
import { getMember, getMemberRecord, listMembers } from './queries'

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
  deleteMemberCompany: async ({ input }) => {
    await deleteMemberAndUnansweredAssessments(input.id)
    return {}
  },
}
