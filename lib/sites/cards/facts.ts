import type { SiteKey } from '@/lib/platform/site/sites'

/** What stands on a card. Nothing of it is about a private person. */
export type CardFacts = {
  site: SiteKey
  /** Whose it is, beside the mark. */
  publisher: string
  title: string
  /** One line of facts under it: a date, a place, tonnes. */
  line: string
  /** An address under /files/. */
  picture?: { url: string; as: 'photo' | 'logo' } | undefined
}
