import type { FileRule } from '@/lib/api/call'
import type { newsCalls } from '@/lib/news/calls'
import type { PreviewCall } from '@/lib/previews/calls'
import type { LivePage } from '@/lib/site/live-page'
import type { NewsValues } from './news-form'

/** Whose news the list and the editor are for: the calls of that site, and where its screens stand. */
export type NewsSite = {
  calls: Pick<typeof newsCalls, 'listAdminNews' | 'insertNews' | 'updateNews' | 'deleteNews'>
  /** What a cover may be. */
  coverRule: FileRule
  listPath: string
  /** Shows what stands in the form on the page of that site. */
  preview: PreviewCall
  /** Where visitors read an item; nowhere while it is hidden. */
  livePageOf: (
    id: number | undefined,
    item: Pick<NewsValues, 'title' | 'title_en' | 'news_status' | 'appears_at' | 'ends_at'>,
  ) => LivePage | undefined
  addPath: string
}
