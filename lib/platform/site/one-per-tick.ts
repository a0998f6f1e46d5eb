import { AsyncResource } from 'node:async_hooks'

/**
 * Begins one request in each turn of the event loop. Next works for some milliseconds before it first waits for
 * something; of a hundred requests that arrive together all would be begun before anybody else is heard, such as the
 * reader of a cached page, whose answer is already there. Each begins in the context of its own caller.
 */
export function onePerTick<A extends unknown[]>(
  handle: (...args: A) => Promise<void>,
): (...args: A) => Promise<void> {
  const queue: (() => void)[] = []
  const begin = () => {
    queue.shift()?.()
    if (queue.length > 0) setImmediate(begin)
  }
  return (...args) =>
    new Promise((resolve, reject) => {
      if (queue.length === 0) setImmediate(begin)
      queue.push(AsyncResource.bind(() => void handle(...args).then(resolve, reject)))
    })
}
