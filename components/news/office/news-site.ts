import type { AtAnyRoute, FileRule } from '@/lib/platform/api/call'
import type { PreviewSpec } from '@/lib/platform/api/preview'
import type { newsCalls } from '@/lib/content/news/calls'
import type { eventNewsCalls } from '@/lib/event/news/calls'
import type { AdminEventNewsItem, AdminNewsItem } from '@/lib/content/news/schema'
import type { PreviewCall } from '@/lib/content/previews/calls'
import type { BinKind } from '@/lib/platform/records/schema'
import type { LivePage } from '@/lib/platform/site/live-page'
import type { DraftFormName } from '../../office/form/draft-form'
import type { NewsValues } from './news-form'

type Calls<C extends typeof newsCalls | typeof eventNewsCalls> = AtAnyRoute<
  Pick<C, 'listAdminNews' | 'insertNews' | 'updateNews' | 'deleteNews'>
>

/** A news item of either site. Only the association's items have a schedule and a place in the directory. */
export type ListedNews = AdminEventNewsItem & Partial<AdminNewsItem>

/** The site whose news the list and the editor handle: its calls and the paths of its screens. */
export type NewsSite = {
  calls: Calls<typeof newsCalls> | Calls<typeof eventNewsCalls>
  /** The kind under which the activity log lists the news. */
  kind: BinKind
  /** Which files the cover may be, by kind and size. */
  coverRule: FileRule
  listPath: string
  /** Previews an unsaved item as its public page; undefined if the site has no preview. */
  preview?: PreviewSpec<PreviewCall>
  /** Whether the items of this site have a schedule and may be shown in the directory. */
  hasSchedule: boolean
  /** Returns the public page of an item; undefined while it has none. */
  livePageOf: (
    id: number | undefined,
    item: Pick<NewsValues, 'title' | 'title_en' | 'news_status' | 'appears_at' | 'ends_at'>,
  ) => LivePage | undefined
  addPath: string
}

/** The form by which the server knows the drafts of a site's news. */
export const newsDraftForm = ({ calls, kind }: Pick<NewsSite, 'calls' | 'kind'>): DraftFormName => ({
  ...{ call: calls.updateNews, form: kind, kind },
})
