import { setTimeout as pause } from 'node:timers/promises'

/** The minimum time of an answer about codes, whether a mail was sent or not. */
const answerMilliseconds = 150

/** Delays an answer to the minimum time, because the duration of the work would reveal its result. */
export async function answerAfterMinimumTime<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, pause(answerMilliseconds)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
