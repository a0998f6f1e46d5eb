import { stripHtml } from '@/lib/platform/search/fold'

/** Returns rich text as it is, and plain text as paragraphs, one for each line. */
export function richTextOf(text: string): string {
  if (text === '' || /<\/?[a-z][^<>]*>/i.test(text)) return text
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .filter(Boolean)
    .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`)
    .join('')
}

/** Returns the plain text of rich text, in one line. */
export const plainTextOf = (html: string): string => stripHtml(html).replaceAll(/\s+/g, ' ').trim()
