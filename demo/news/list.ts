import { eventNews } from './events'
import { generalNews } from './general'
import { industrialisationNews } from './industrialisation'
import type { DemoNewsItem } from './item'
import { regionalForumNews } from './regional-forum'

/** All news, oldest first, so that a higher number is a newer item. */
export const demoNews: DemoNewsItem[] = [
  ...generalNews,
  ...eventNews,
  ...regionalForumNews,
  ...industrialisationNews,
].sort((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1))
