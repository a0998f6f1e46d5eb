import type { Handlers } from '@/lib/platform/api/handlers'
import { currentEdition } from '../editions/queries'
import type { speakerCalls } from './calls'
import { deleteSpeaker, insertSpeaker, updateSpeaker, updateSpeakerOrder } from './mutations'
import { getSpeaker, listAdminSpeakers, listSpeakers } from './queries'

export const speakerHandlers: Handlers<typeof speakerCalls> = {
  listSpeakers: async ({ input }) => {
    const event = input.id ?? (await currentEdition())?.id
    return { presenter: event === undefined ? [] : await listSpeakers(event) }
  },
  listAdminSpeakers: ({ input }) => listAdminSpeakers(input),
  getSpeaker: async ({ input }) => ({ record: await getSpeaker(input.id) }),
  insertSpeaker: ({ input, files }) => insertSpeaker(input, files.image),
  updateSpeaker: ({ input, files }) => updateSpeaker(input, files.image),
  updateSpeakerOrder: ({ input }) => updateSpeakerOrder(input.presenters),
  deleteSpeaker: ({ input }) => deleteSpeaker(input.id),
}
