import type { Handlers } from '@/lib/platform/api/handlers'
import type { personalDataCalls } from './calls'
import { deletePersonalData } from './mutations'
import { findPersonalData } from './queries'

export const personalDataHandlers: Handlers<typeof personalDataCalls> = {
  getPersonalData: ({ input }) => findPersonalData(input.email),
  deletePersonalData: ({ input }) => deletePersonalData(input.email),
}
