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
/** Folders under /admin in the specification that are not named after a verb. */
const otherNames = ['auth', 'static', 'month-news-pdf']

/**
 * The folders whose addresses are calls: the sites' own folders, and the verbs and a few names under /admin.
 * For an address in them that is no call the dispatcher answers with JSON, not with a page.
 */
export const callRoots: readonly string[] = [
  ...callFolders,
  ...[...verbs, ...otherNames].map((name) => `/admin/${name}`),
]
