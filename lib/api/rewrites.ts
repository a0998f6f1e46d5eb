import { allCalls } from './table'

const verbs = ['get', 'insert', 'update', 'delete', 'check', 'search', 'upload', 'verify', 'create']
/** Folders that hold nothing but calls: whatever is asked there is a call, known or not. */
const callFolders = ['/client', '/mw/client', '/mw/admin', '/yellow-page']

/**
 * Which public paths are calls: the folders of calls, the verbs under /admin, and those calls of the table
 * that neither covers. An unknown path among them is answered by the dispatcher as JSON, not as a page.
 */
export function callSources(): string[] {
  const prefixes = [...callFolders, ...verbs.map((verb) => `/admin/${verb}`)]
  const single = allCalls
    .map((call) => call.path)
    .filter((path) => !prefixes.some((prefix) => path.startsWith(`${prefix}/`)))
  return [...prefixes.map((prefix) => `${prefix}/:path*`), ...new Set(single)]
}

/** Rewrites of the calls' public paths to the one door. */
export function callRewrites(): { source: string; destination: string }[] {
  return callSources().map((source) => ({ source, destination: `/api/calls${source}` }))
}
