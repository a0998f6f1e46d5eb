import type { Handlers } from '@/lib/platform/api/handlers'
import { messageText } from '@/lib/platform/i18n/messages'
import type { memberCalls } from './calls'
import { deleteMemberAndUnansweredAssessments, insertMember, updateMember } from './mutations'
import { getMember, getMemberRecord, listMembers } from './queries'

/** Reads the saved member; for no row, returns the message that its e-mail address is already registered. */
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
