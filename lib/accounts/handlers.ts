import type { Handlers } from '@/lib/api/handlers'
import type { accountCalls } from './calls'
import { deleteAccount, insertAccount, updateAccount } from './mutations'
import { getAccountRecord, listAdminAccounts } from './queries'

export const accountHandlers: Handlers<typeof accountCalls> = {
  listAdminAccounts: ({ input }) => listAdminAccounts(input),
  getStaffAccount: async ({ input }) => ({ record: await getAccountRecord(input.id) }),
  insertAccount: ({ input }) => insertAccount(input),
  updateAccount: ({ input }) => updateAccount(input),
  deleteAccount: async ({ input, account }) => {
    await deleteAccount(input.id, account)
    return {}
  },
}
