import * as z from 'zod'
import { call } from '@/lib/api/call'
import { pdfDocument } from './schema'

export const documentCalls = {
  listPublicDocuments: call('GET /client/get/document-pdf', {
    summary: 'Guides and codes as PDF',
    access: 'public',
    input: z.object({}),
    answer: z.object({ document: z.array(pdfDocument) }),
  }),
}
