import type { SiteKey } from '@/lib/platform/site/sites'

/** The content of a card. It must hold no data of a private person. */
export type CardFacts = {
  site: SiteKey
  /** The publisher's name, shown beside the site's mark. */
  publisher: string
  title: string
  /** One line of facts under the title: a date, a place, tonnes. */
  line: string
  /** The number of a story and its unit, which stand in the place of a photograph. */
  figure?: { number: string; unit: string } | undefined
  /** The picture of the card; its address is under /files/. */
  picture?: { url: string; as: 'photo' | 'logo' } | undefined
}
