import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Beyond this share of its time spent at work, a process has no time to spare. */
const busyShare = 0.85
const lookMilliseconds = 250
const waitMilliseconds = 1_000

let before = performance.eventLoopUtilization()
let lookedAt = performance.now()
let isBusy = false

/** Whether the last quarter of a second or so left no time over. */
function isAtWork(): boolean {
  if (performance.now() - lookedAt < lookMilliseconds) return isBusy
  const now = performance.eventLoopUtilization()
  isBusy = performance.eventLoopUtilization(now, before).utilization > busyShare
  before = now
  lookedAt = performance.now()
  return isBusy
}

/**
 * What can wait lets those go first who stand before the counter: while the process is busy with answers, each worker
 * waits a second before its next portion. It goes on all the same, so that nothing waits for ever.
 */
export async function waitWhileBusy(signal: AbortSignal): Promise<void> {
  if (!isAtWork()) return
  // Who is to stop meanwhile stops waiting: the portion at hand is still done.
  await pause(waitMilliseconds, undefined, { signal }).catch(() => undefined)
}
