import { resource } from '@/lib/platform/api/resource'
import { documentCalls } from './calls'

export const documentResource = resource({
  name: 'documents',
  kind: 'documents',
  list: {
    call: documentCalls.listAdminDocuments,
    rows: 'document',
    columns: {
      title: { kind: 'text', width: '30%' },
      title_en: { kind: 'text', width: '25%' },
      pdf: 'file',
      created_at: 'date',
    },
    heading: 'title',
    search: true,
    sorts: ['title', 'created_at'],
  },
  form: {
    fields: { title: { kind: 'bilingual', as: 'text' }, pdf: 'pdf' },
    insertOnly: ['pdf'],
    record: documentCalls.getDocument,
    insert: documentCalls.insertDocument,
    update: documentCalls.renameDocument,
    narrow: true,
  },
  remove: documentCalls.deleteDocument,
})
