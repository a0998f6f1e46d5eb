import type { PdfDocument } from '@/lib/content/documents/schema'
import type { Person } from '@/lib/content/people/schema'
import { stripHtml } from '@/lib/platform/search/fold'
import type { PublicPage } from './schema'

/** The documents whose title is quoted in the text, in the order of `documents`. */
export function findNamedDocuments(page: PublicPage, documents: readonly PdfDocument[]): PdfDocument[] {
  const words = stripHtml(`${page.text} ${page.text_en}`).replaceAll(/\s+/g, ' ')
  return documents.filter(({ title, title_en }) =>
    [title, title_en].some(
      (name) => name !== '' && (words.includes(`«${name}»`) || words.includes(`“${name}”`)),
    ),
  )
}

/** The member of the office staff whose e-mail address the text links to. */
export function findNamedPerson(mails: readonly string[], people: readonly Person[]): Person | null {
  return (
    people.find(
      ({ about_category, email }) =>
        about_category === 'Office' && email && mails.includes(email.toLowerCase()),
    ) ?? null
  )
}
