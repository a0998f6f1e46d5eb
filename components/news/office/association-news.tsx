'use client'

import dynamic from 'next/dynamic'
import type { MenuCategory } from '@/lib/content/menu/schema'
import { cover, newsCalls } from '@/lib/content/news/calls'
import type { AdminNewsItem } from '@/lib/content/news/schema'
import { previewCalls } from '@/lib/content/previews/calls'
import { isShownAt } from '@/lib/platform/schedule/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { livePage } from '@/lib/platform/site/live-page'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useMayCall } from '../../office/account'
import { ImportButton } from '../../office/import/import-button'
import { useListUrl } from '../../office/list/list-url'
import { NewsList } from './news-list'
import type { NewsSite } from './news-site'

/** Loaded with the first opened item: the list does not need it. */
const NewsEditor = dynamic(() => import('./news-editor').then((module) => module.NewsEditor))

const site: NewsSite = {
  calls: newsCalls,
  kind: 'news',
  coverRule: cover,
  listPath: officePaths.news,
  addPath: officePaths.addNews,
  preview: { kind: 'news', call: previewCalls.previewNews },
  hasSchedule: true,
  livePageOf: (id, { title, title_en, news_status, ...schedule }) =>
    id !== undefined && news_status && isShownAt(new Date(), schedule)
      ? livePage(associationPaths.newsItem(id), { mn: title !== '', en: title_en !== '' })
      : undefined,
}

/** Loaded when it is opened, too. */
const NewsImport = dynamic(() => import('./news-import').then((module) => module.NewsImport))

/** The association's news; with `?import` also the form that imports a file. */
export function AssociationNewsList({ categories }: { categories: MenuCategory[] }) {
  const url = useListUrl()
  const mayImport = useMayCall()(newsCalls.importNews)
  return (
    <>
      {mayImport && url.get('import') !== null && <NewsImport onClose={() => url.go({ import: null })} />}
      <NewsList {...site} categories={categories} moreActions={mayImport && <ImportButton url={url} />} />
    </>
  )
}

/** The editor of the association's news, for a new or an existing item. */
export function AssociationNewsEditor(props: { categories: MenuCategory[]; item?: AdminNewsItem }) {
  return <NewsEditor {...site} {...props} />
}
