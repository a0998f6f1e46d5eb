import { AsyncResource } from 'node:async_hooks'

/**
 * Returns a handler that starts one request in each turn of the event loop, in the async context of its
 * caller. Next works for some milliseconds before it first waits. Without this handler, a hundred requests
 * that arrive together would all start before any other request, such as one for a cached page, is served.
 */
export function throttleToOnePerTick<A extends unknown[]>(
  handle: (...args: A) => Promise<void>,
): (...args: A) => Promise<void> {
  const queue: (() => void)[] = []
  const startNext = () => {
    queue.shift()?.()
    if (queue.length > 0) setImmediate(startNext)
  }
  return (...args) =>
    new Promise((resolve, reject) => {
      if (queue.length === 0) setImmediate(startNext)
      queue.push(AsyncResource.bind(() => void handle(...args).then(resolve, reject)))
    })
}
