import type { IncomingMessage } from 'node:http'
import { currentRequest } from '@/lib/platform/request-context'
import { throttleToOnePerTick } from '@/lib/platform/site/one-per-tick'
import { countSeconds, placeOf } from './counts'
import { noteRouteTime } from './route-times'

const renders = placeOf('renders', '')
const queue = placeOf('renderQueue', '')

const countSecondsSince = (place: number, startedAt: number) =>
  countSeconds(place, (performance.now() - startedAt) / 1_000)

/** Starts one request in each turn of the event loop, and counts how long requests wait and then take. */
export function throttleAndCountRenders<A extends [IncomingMessage, ...unknown[]]>(
  handle: (...args: A) => Promise<void>,
  pageRouteOf: (url: string) => string | undefined,
): (...args: A) => Promise<void> {
  const answer = throttleToOnePerTick(async (askedAt: number, ...args: A) => {
    // Next changes the address of the request while it answers.
    const { url = '' } = args[0]
    countSecondsSince(queue, askedAt)
    const startedAt = performance.now()
    const times = currentRequest()?.times
    if (times) Object.assign(times, { queueMs: startedAt - askedAt, renderStartedAt: startedAt })
    await handle(...args).finally(() => {
      countSecondsSince(renders, startedAt)
      const route = pageRouteOf(url)
      if (route) noteRouteTime(route, performance.now() - startedAt)
    })
  })
  return (...args) => answer(performance.now(), ...args)
}
