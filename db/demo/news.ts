import { eventNews } from './news/events'
import { generalNews } from './news/general'
import { industrialisationNews } from './news/industrialisation'
import type { DemoNewsItem } from './news/item'
import { regionalForumNews } from './news/regional-forum'

/** All news, oldest first, so that a higher number is a newer item. */
export const demoNews: DemoNewsItem[] = [
  ...generalNews,
  ...eventNews,
  ...regionalForumNews,
  ...industrialisationNews,
].sort((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1))
