import type { FileRule } from '@/lib/api/call'
import type { newsCalls } from '@/lib/news/calls'
import type { AdminNewsItem } from '@/lib/news/schema'
import type { LivePage } from '@/lib/site/live-page'

/** Whose news the list and the editor are for: the calls of that site, and where its screens stand. */
export type NewsSite = {
  calls: Pick<typeof newsCalls, 'listAdminNews' | 'insertNews' | 'updateNews' | 'deleteNews'>
  /** What a cover may be. */
  coverRule: FileRule
  listPath: string
  /** Where visitors read an item; nowhere while it is hidden. */
  livePageOf: (
    id: number | undefined,
    item: Pick<AdminNewsItem, 'title' | 'title_en' | 'news_status'>,
  ) => LivePage | undefined
  addPath: string
}
