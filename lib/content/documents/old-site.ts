import * as z from 'zod'
import { documents } from '@/db/schema/content'
import { oldId, oldMoment, oldText } from '@/lib/platform/old-site/fields'
import { listAtOnce, oldKind } from '@/lib/platform/old-site/kind'
import { documentCalls } from './calls'

export const oldDocuments = oldKind({
  name: 'documents',
  list: (site) => listAtOnce(site, '/client/get/document-pdf', 'document'),
  schema: z.object({ id: oldId, title: oldText, title_en: oldText, pdf: oldText, created_at: oldMoment }),
  idOf: ({ id }) => id,
  toForm: ({ title, title_en, pdf, created_at }) => ({
    fields: { title: title || title_en, title_en },
    files: { pdf },
    columns: { created_at: created_at ?? undefined },
  }),
  insert: documentCalls.insertDocument,
  update: documentCalls.renameDocument,
  remove: documentCalls.deleteDocument,
  table: documents,
  idColumn: documents.id,
})
