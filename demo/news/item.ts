import type { PictureName } from '../pictures'

/** The news categories, by their fixed numbers. */
export const categoryCids = { news: 8, events: 13, regionalForum: 17, industrialisation: 18 } as const

export type DemoArticle = {
  /** A number of the story with its unit, which lists show instead of the cover. */
  figure?: string
  title: string
  summary: string
  /** HTML. A body picture is `<img src="picture:pit1" alt="…">`; seeding inserts the stored address. */
  text: string
}

export type DemoNewsItem = {
  /** Day and hour of publication in Ulaanbaatar, `2026-11-18T10:30`. No two items share one. */
  publishedAt: string
  category_cid: (typeof categoryCids)[keyof typeof categoryCids]
  cover: PictureName
  publisher: string
  mn: DemoArticle
  /** Missing where the item was published in Mongolian only. */
  en?: DemoArticle
  /** Switched off in the back office. */
  inactive?: true
  /** Shown on the directory site too. */
  yellow_book?: true
}
