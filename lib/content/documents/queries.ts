import { asc, eq, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { documents } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import type { SearchInput } from '@/lib/platform/api/listing'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { namedFile } from '@/lib/platform/files/columns'
import { fileUrl } from '@/lib/platform/files/url'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { DocumentRecord, DocumentRow, PdfDocument } from './schema'

function selectDocuments() {
  return db()
    .select({
      row: documents,
      file: namedFile,
    })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.pdf_file_id))
    .$dynamic()
}

type JoinedRow = Awaited<ReturnType<typeof selectDocuments>>[number]

function documentAnswer({ row, file }: JoinedRow): PdfDocument {
  const { id, title, title_en, created_at } = row
  return { id, title, title_en, pdf: fileUrl(file), created_at: created_at.toISOString() }
}

const selectDocumentsInOrder = (where?: SQL) => selectDocuments().where(where).orderBy(asc(documents.id))

/** Lists the documents in the order in which they were added. With a search term, only matching documents. */
export async function listAdminDocuments({ term }: SearchInput): Promise<DocumentRow[]> {
  const rows = await selectDocumentsInOrder(await matchesTermSql(term, 'document', documents.id))
  return rows.map((record) => ({ ...documentAnswer(record), pdf_name: record.file.original_name }))
}

/** Reads a document for its form. @throws Problem not_found */
export async function getDocument(id: number): Promise<DocumentRecord> {
  const row = requireRow(await selectDocuments().where(eq(documents.id, id)))
  return { ...documentAnswer(row), pdf_name: row.file.original_name, version: row.row.version }
}

export const listDocuments = cacheRead('documents', ['documents'], async (): Promise<PdfDocument[]> => {
  const rows = await selectDocumentsInOrder()
  return rows.map(documentAnswer)
})
