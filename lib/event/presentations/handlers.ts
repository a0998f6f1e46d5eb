import type { Handlers } from '@/lib/platform/api/handlers'
import { findDayByIdOrNumber } from '../gallery/queries'
import type { presentationCalls } from './calls'
import { deletePresentation, insertPresentation, updatePresentation } from './mutations'
import { getPresentation, listAdminPresentations, listPresentations } from './queries'

export const presentationHandlers: Handlers<typeof presentationCalls> = {
  listPresentations: async ({ input }) => {
    const dayId = await findDayByIdOrNumber(input.agenda)
    return { presentations: dayId === null ? [] : await listPresentations(dayId, input.hall) }
  },
  listAdminPresentations: ({ input }) => listAdminPresentations(input),
  getPresentation: async ({ input }) => ({ record: await getPresentation(input.id) }),
  insertPresentation: ({ input, files }) => insertPresentation(input, files.pdf),
  updatePresentation: ({ input, files }) => updatePresentation(input, files.pdf),
  deletePresentation: ({ input }) => deletePresentation(input.id),
}
