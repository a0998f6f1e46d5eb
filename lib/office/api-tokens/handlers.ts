import type { Handlers } from '@/lib/platform/api/handlers'
import type { apiTokenCalls } from './calls'
import { deleteApiToken, insertApiToken } from './mutations'
import { listAdminApiTokens } from './queries'

export const apiTokenHandlers: Handlers<typeof apiTokenCalls> = {
  listAdminApiTokens: ({ input }) => listAdminApiTokens(input),
  insertApiToken: ({ input, account }) => insertApiToken(input, account),
  deleteApiToken: ({ input }) => deleteApiToken(input.id),
}
