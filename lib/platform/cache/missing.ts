import type { IncomingMessage, ServerResponse } from 'node:http'
import { processState } from '@/lib/platform/process-state'
import { isHtml } from './capture'

declare global {
  interface ProcessState {
    /** Finds where a missing page leads; set by `instrumentation.ts`. */
    findRedirect?: (url: string) => Promise<string | null>
  }
}

/** A reader of a missing page waits no longer than this for its redirect. */
const waitMs = 1_000

/** Returns whether Next is about to send a page for an address that is not there. */
export function isMissingPage(response: ServerResponse): boolean {
  const { statusCode } = response
  const isMarked = statusCode === 200 && String(response.getHeader('x-strata-status')).startsWith('404')
  return (statusCode === 404 || isMarked) && isHtml(response)
}

/** Sends the permanent redirect of a missing page's address, or else the page as `sendPage` does. */
export async function sendRedirectOrPage(
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly [string, string][],
  sendPage: () => void,
): Promise<void> {
  const target = await findInTime(request.url ?? '')
  if (response.closed) return
  if (target === null) return sendPage()
  // Browsers and edges ask again each time, because staff may change a redirect.
  response.writeHead(308, {
    ...Object.fromEntries(headers),
    ...{ location: target, 'cache-control': 'no-cache' },
  })
  response.end()
}

async function findInTime(url: string): Promise<string | null> {
  const { findRedirect } = processState
  if (!findRedirect) return null
  let timer: NodeJS.Timeout | undefined
  const lateness = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), waitMs)))
  try {
    return await Promise.race([findRedirect(url), lateness])
  } catch (error) {
    console.error('a redirect could not be looked up:', error)
    return null
  } finally {
    clearTimeout(timer)
  }
}
