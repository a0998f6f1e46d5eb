import type { Text } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { MarkedText } from '@/lib/platform/search/shown'

/** A news item as the lists show it: texts already in the page's language. */
export type Story = {
  id: number
  href: string
  title: string
  /** Set when the title and the summary are in another language than the page. */
  lang?: Locale
  summary: string
  /** Of a story that a search found: its title and what of its text shows why, with what matched. */
  match?: { title: MarkedText; excerpt: MarkedText }
  /** A stored picture's address. */
  image: string
  publisher: Text
  /** ISO time, for `<time>`. */
  createdAt: string
  /** The same written out. */
  date: string
}
