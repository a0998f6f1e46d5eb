/**
 * Begins one request in each turn of the event loop. Next works for some milliseconds before it first waits for
 * something; of a hundred requests that arrive together all would be begun before anybody else is heard, such as the
 * reader of a cached page, whose answer is already there.
 * @template {unknown[]} A
 * @param {(...args: A) => Promise<void>} handle
 * @returns {(...args: A) => Promise<void>}
 */
export function oneEachTurn(handle) {
  /** @type {(() => void)[]} */
  const waiting = []
  const begin = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(begin)
  }
  return (...args) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(begin)
      waiting.push(() => void handle(...args).then(resolve, reject))
    })
}
