import type { MarkedText } from '@/lib/search/shown'

/** A news item as the lists show it: texts already in the page's language. */
export type Story = {
  id: number
  href: string
  title: string
  /** Set when the title and the summary are Mongolian on a page that is not. */
  lang?: 'mn'
  summary: string
  /** Of a story that a search found: its title and what of its text shows why, with what matched. */
  found?: { title: MarkedText; excerpt: MarkedText }
  /** A stored picture's address. */
  image: string
  publisher: string
  /** ISO time, for `<time>`. */
  createdAt: string
  /** The same written out. */
  date: string
}
