'use client'

import dynamic from 'next/dynamic'
import type { MenuCategory } from '@/lib/content/menu/schema'
import { cover } from '@/lib/content/news/calls'
import { eventNewsCalls } from '@/lib/event/news/calls'
import type { AdminEventNewsItem } from '@/lib/content/news/schema'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { livePage } from '@/lib/platform/site/live-page'
import { officePaths } from '@/lib/platform/site/office-paths'
import { NewsList } from './news-list'
import type { NewsSite } from './news-site'

/** Loaded with the first opened item: the list does not need it. */
const NewsEditor = dynamic(() => import('./news-editor').then((module) => module.NewsEditor))

const site: NewsSite = {
  calls: eventNewsCalls,
  kind: 'event_news',
  coverRule: cover,
  listPath: officePaths.eventNews,
  addPath: officePaths.eventAddNews,
  hasSchedule: false,
  livePageOf: (id, { title, title_en, news_status }) =>
    id !== undefined && news_status
      ? livePage(eventPaths.archiveNewsItem(id), { mn: title !== '', en: title_en !== '' })
      : undefined,
}

export function EventNewsList({ categories }: { categories: MenuCategory[] }) {
  return <NewsList {...site} categories={categories} />
}

/** The editor of the event's news, for a new or an existing item. */
export function EventNewsEditor(props: { categories: MenuCategory[]; item?: AdminEventNewsItem }) {
  return <NewsEditor {...site} {...props} />
}
