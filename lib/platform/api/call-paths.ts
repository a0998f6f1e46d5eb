import { callFolders } from '@/lib/platform/site/sites'

const verbs = [
  'get',
  'insert',
  'update',
  'delete',
  'restore',
  'check',
  'search',
  'upload',
  'verify',
  'create',
]
/** What the specification calls otherwise. */
const otherNames = ['auth', 'static', 'month-news-pdf']

/**
 * The folders whose addresses are calls: those of the sites, and the verbs and a few names under /admin. Whatever lies
 * there and is no call of the table is answered by the dispatcher as JSON, not as a page.
 */
export const callRoots: readonly string[] = [
  ...callFolders,
  ...[...verbs, ...otherNames].map((name) => `/admin/${name}`),
]
