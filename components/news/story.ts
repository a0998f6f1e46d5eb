import type { Rock } from '@/components/ui/lith'
import type { TextWithLang } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { MarkedText } from '@/lib/platform/search/shown'

/** A number and its unit, which may be empty: «2,400» and «га»; and the rock of the story's category. */
export type Figure = { number: string; unit: string; rock: Rock }

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
  /** The address of a stored photograph; a drawn cover is not shown in lists. */
  image?: string
  /** The number that is shown instead of the picture, in the language of the title. */
  figure?: Figure
  publisher: TextWithLang
  /** ISO time, for `<time>`. */
  createdAt: string
  /** The date of `createdAt`, formatted. */
  date: string
}
