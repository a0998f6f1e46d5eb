import type { PdfDocument } from '@/lib/content/documents/schema'
import type { Person } from '@/lib/content/people/schema'
import { stripHtml } from '@/lib/platform/search/fold'
import type { PublicPage } from './schema'

/**
 * Finds the documents whose title appears in quotation marks in the text of a page. Keeps the order of
 * `documents`.
 */
export function findMentionedDocuments(page: PublicPage, documents: readonly PdfDocument[]): PdfDocument[] {
  const words = stripHtml(`${page.text} ${page.text_en}`).replaceAll(/\s+/g, ' ')
  return documents.filter(({ title, title_en }) =>
    [title, title_en].some(
      (name) => name !== '' && (words.includes(`«${name}»`) || words.includes(`“${name}”`)),
    ),
  )
}

/** Finds the first person of the office whose e-mail address is in `mails`, which are in lower case. */
export function findEmployeeByMail(mails: readonly string[], people: readonly Person[]): Person | null {
  return (
    people.find(
      ({ about_category, email }) =>
        about_category === 'Office' && email && mails.includes(email.toLowerCase()),
    ) ?? null
  )
}
