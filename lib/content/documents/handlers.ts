import type { Handlers } from '@/lib/platform/api/handlers'
import type { documentCalls } from './calls'
import { deleteDocument, insertDocument, renameDocument } from './mutations'
import { getDocument, listAdminDocuments, listDocuments } from './queries'

export const documentHandlers: Handlers<typeof documentCalls> = {
  listDocuments: async () => ({ document: await listDocuments() }),
  listAdminDocuments: async ({ input }) => ({ document: await listAdminDocuments(input) }),
  getDocument: async ({ input }) => ({ record: await getDocument(input.id) }),
  insertDocument: ({ input, files }) => insertDocument(input, files.pdf),
  renameDocument: ({ input }) => renameDocument(input),
  deleteDocument: async ({ input }) => {
    await deleteDocument(input.id)
    return {}
  },
}
