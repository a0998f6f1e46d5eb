import { callFolders } from '@/lib/site/sites.mjs'

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
 * Which public paths are calls: the folders of calls, and the verbs and a few names under /admin. Whatever lies
 * there and is no call of the table is answered by the dispatcher as JSON, not as a page.
 */
export function callSources(): string[] {
  const underAdmin = [...verbs, ...otherNames].map((name) => `/admin/${name}`)
  return [...callFolders, ...underAdmin].map((folder) => `${folder}/:path*`)
}

/** Rewrites of the calls' public paths to the one route handler. */
export function callRewrites(): { source: string; destination: string }[] {
  return callSources().map((source) => ({ source, destination: `/api/calls${source}` }))
}
