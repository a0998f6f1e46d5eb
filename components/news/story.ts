import type { TextWithLang } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { MarkedText } from '@/lib/platform/search/shown'

/** A news item for the lists, with texts in the page's language. */
export type Story = {
  id: number
  href: string
  title: string
  /** Set when the title and the summary are in another language than the page. */
  lang?: Locale
  summary: string
  /** For a search result: the title and the excerpt, with the matched words marked. */
  match?: { title: MarkedText; excerpt: MarkedText }
  /** The address of a stored picture. */
  image: string
  publisher: TextWithLang
  /** ISO time, for `<time>`. */
  createdAt: string
  /** The date of `createdAt`, formatted. */
  date: string
}
