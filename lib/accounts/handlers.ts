import type { Handlers } from '@/lib/api/handlers'
import type { accountCalls } from './calls'
import { deleteAccount, insertAccount, updateAccount } from './mutations'
import { listAccounts } from './queries'

export const accountHandlers: Handlers<typeof accountCalls> = {
  listAccounts: ({ input }) => listAccounts(input),
  insertAccount: ({ input }) => insertAccount(input),
  updateAccount: async ({ input: { id, ...form } }) => {
    await updateAccount(id, form)
    return {}
  },
  deleteAccount: async ({ input, account }) => {
    await deleteAccount(input.id, account)
    return {}
  },
}
