import type { AtAnyRoute, FileRule } from '@/lib/platform/api/call'
import type { newsCalls } from '@/lib/content/news/calls'
import type { eventNewsCalls } from '@/lib/event/news/calls'
import type { AdminEventNewsItem, AdminNewsItem } from '@/lib/content/news/schema'
import type { PreviewCall } from '@/lib/content/previews/calls'
import type { ActivityKind } from '@/lib/platform/records/schema'
import type { LivePage } from '@/lib/platform/site/live-page'
import type { NewsValues } from './news-form'

type Calls<C extends typeof newsCalls | typeof eventNewsCalls> = AtAnyRoute<
  Pick<C, 'listAdminNews' | 'insertNews' | 'updateNews' | 'deleteNews'>
>

/** An item of either site: only the association's have a schedule and may stand in the directory. */
export type ListedNews = AdminEventNewsItem & Partial<AdminNewsItem>

/** Whose news the list and the editor are for: the calls of that site, and where its screens stand. */
export type NewsSite = {
  calls: Calls<typeof newsCalls> | Calls<typeof eventNewsCalls>
  /** What its items are called among all records. */
  kind: ActivityKind
  /** What a cover may be. */
  coverRule: FileRule
  listPath: string
  /** Shows what stands in the form on the page of that site. */
  preview?: PreviewCall
  /** Whether an item has a time to appear and may be shown in the directory. */
  hasSchedule: boolean
  /** Where visitors read an item; nowhere while it is hidden. */
  livePageOf: (
    id: number | undefined,
    item: Pick<NewsValues, 'title' | 'title_en' | 'news_status' | 'appears_at' | 'ends_at'>,
  ) => LivePage | undefined
  addPath: string
}
