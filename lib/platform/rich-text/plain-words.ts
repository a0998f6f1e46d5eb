import { stripHtml } from '@/lib/platform/search/fold'

/** Returns the plain text of rich text, in one line. */
export const plainTextOf = (html: string): string => stripHtml(html).replaceAll(/\s+/g, ' ').trim()
