import { documents } from '@/db/schema/content'
import type { Handlers } from '@/lib/platform/api/handlers'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { documentCalls } from './calls'
import { getDocument, listAdminDocuments, listDocuments } from './queries'

export const documentHandlers: Handlers<typeof documentCalls> = {
  listDocuments: async () => ({ document: await listDocuments() }),
  listAdminDocuments: async ({ input }) => ({ document: await listAdminDocuments(input) }),
  getDocument: async ({ input }) => ({ record: await getDocument(input.id) }),
  insertDocument: ({ input: { pdf: _pdf, ...titles }, files }) =>
    insertRow(documents, { ...titles, pdf_file_id: files.pdf.id }),
  renameDocument: ({ input: { id, version, ...titles } }) => updateRow(documents, { id, version }, titles),
  deleteDocument: ({ input }) => deleteRow(documents, input.id),
}
