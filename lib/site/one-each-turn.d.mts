/** Begins one request in each turn of the event loop, see `one-each-turn.mjs`. */
export function oneEachTurn<A extends unknown[]>(
  handle: (...args: A) => Promise<void>,
): (...args: A) => Promise<void>
