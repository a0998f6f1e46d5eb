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
 * The folders reserved for calls: those of each site, and under /admin the verbs and a few other names. If an
 * address in such a folder matches no call, the dispatcher answers with JSON, not with a page.
 */
export const callRoots: readonly string[] = [
  ...callFolders,
  ...[...verbs, ...otherNames].map((name) => `/admin/${name}`),
]
