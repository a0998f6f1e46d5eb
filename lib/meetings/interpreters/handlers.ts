import type { Handlers } from '@/lib/platform/api/handlers'
import type { interpreterCalls } from './calls'
import { deleteInterpreter, insertInterpreter, updateInterpreter } from './mutations'
import { getInterpreter, listInterpreters } from './queries'

export const interpreterHandlers: Handlers<typeof interpreterCalls> = {
  listAdminInterpreters: ({ input }) => listInterpreters(input),
  getInterpreter: async ({ input }) => ({ record: await getInterpreter(input.id) }),
  insertInterpreter: ({ input }) => insertInterpreter(input),
  updateInterpreter: ({ input }) => updateInterpreter(input),
  deleteInterpreter: ({ input }) => deleteInterpreter(input.id),
}
