import type { Handlers } from '@/lib/platform/api/handlers'
import type { editionCalls } from './calls'
import { listAdminEditionGaps } from './gaps'
import {
  deleteEdition,
  freezeEdition,
  insertEdition,
  makeEditionLive,
  unfreezeEdition,
  updateEdition,
} from './mutations'
import { getEdition, listAdminEditions } from './queries'
import { languages } from './schema'

export const editionHandlers: Handlers<typeof editionCalls> = {
  listAdminEditions: async () => ({ event: await listAdminEditions() }),
  listAdminEditionGaps: async ({ input }) => ({ gaps: await listAdminEditionGaps(input.id) }),
  getEdition: async ({ input }) => ({ record: await getEdition(input.id) }),
  listAdminEventLanguages: async () => ({ result: languages.map(({ id, language }) => ({ id, language })) }),
  insertEdition: ({ input }) => insertEdition(input),
  updateEdition: ({ input, files }) => updateEdition(input, files),
  makeEditionLive: ({ input }) => makeEditionLive(input.id),
  freezeEdition: ({ input }) => freezeEdition(input.id),
  unfreezeEdition: ({ input }) => unfreezeEdition(input.id),
  deleteEdition: ({ input }) => deleteEdition(input.id),
}
