import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { documents } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import type { PdfDocument } from './schema'

async function listDocuments(): Promise<PdfDocument[]> {
  const rows = await db()
    .select({ row: documents, file: { key: files.key, name: files.name } })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.pdf_file_id))
    .orderBy(asc(documents.id))
  return rows.map(({ row, file }) => ({
    id: row.id,
    title: row.title,
    pdf: fileUrl(file),
    created_at: row.created_at.toISOString(),
  }))
}

export const listPublicDocuments = cached('documents', [tags.documents], listDocuments)
