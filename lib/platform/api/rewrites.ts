import { callRoots } from './call-paths'

/** The public paths of calls, in Next's pattern syntax. */
export function callPathPatterns(): string[] {
  return callRoots.map((folder) => `${folder}/:path*`)
}

/** Rewrites of the calls' public paths to the one route handler. */
export function callRewrites(): { source: string; destination: string }[] {
  return callPathPatterns().map((source) => ({ source, destination: `/api/calls${source}` }))
}
