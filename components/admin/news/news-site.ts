import type { FileRule } from '@/lib/api/call'
import type { newsCalls } from '@/lib/news/calls'

/** Whose news the list and the editor are for: the calls of that site, and where its screens stand. */
export type NewsSite = {
  calls: Pick<typeof newsCalls, 'listAdminNews' | 'insertNews' | 'updateNews' | 'deleteNews'>
  /** What a cover may be. */
  coverRule: FileRule
  listPath: string
  addPath: string
}
