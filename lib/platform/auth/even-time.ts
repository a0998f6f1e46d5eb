import { setTimeout as pause } from 'node:timers/promises'

/** The answers about codes leave no sooner than this, whether there was anything to send or not. */
const answerMilliseconds = 150

/** The same time for everybody: how long the work took would tell what it was. */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, pause(answerMilliseconds)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
