import type { IncomingMessage, ServerResponse } from 'node:http'
import { processState } from '@/lib/platform/process-state'

declare global {
  interface ProcessState {
    /** Finds where a missing page leads; set by `instrumentation.ts`. */
    findRedirect?: (url: string) => Promise<string | null>
  }
}

/** With this header the gateway asks where the page of an address leads that is not there. */
export const redirectHeader = 'x-strata-redirect'
/** A reader of a missing page waits no longer than this for its redirect. */
const waitMs = 1_000

/** Answers the gateway's question: 308 with the address, or 204 if the page leads nowhere. */
export function answerRedirect(request: IncomingMessage, response: ServerResponse): Promise<void> | null {
  if (!(redirectHeader in request.headers)) return null
  return findInTime(request.url ?? '').then((location) => {
    response.writeHead(location === null ? 204 : 308, location === null ? {} : { location })
    response.end()
  })
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
