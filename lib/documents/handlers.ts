import type { Handlers } from '@/lib/api/handlers'
import type { documentCalls } from './calls'
import { listPublicDocuments } from './queries'

export const documentHandlers: Handlers<typeof documentCalls> = {
  listPublicDocuments: async () => ({ document: await listPublicDocuments() }),
}
