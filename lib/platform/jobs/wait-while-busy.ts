import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** The share of busy time above which a process has no capacity to spare. */
const busyShare = 0.85
const lookMilliseconds = 250
const waitMilliseconds = 1_000

let before = performance.eventLoopUtilization()
let lookedAt = performance.now()
let isBusy = false

/** Returns whether the process is busy, by a measurement that is at most a quarter of a second old. */
function isProcessBusy(): boolean {
  if (performance.now() - lookedAt < lookMilliseconds) return isBusy
  const now = performance.eventLoopUtilization()
  isBusy = performance.eventLoopUtilization(now, before).utilization > busyShare
  before = now
  lookedAt = performance.now()
  return isBusy
}

/**
 * Gives answers precedence over background work: while the process is busy with answers, each worker waits a
 * second before its next portion. After that second the worker continues in any case, so that no work waits
 * for ever.
 */
export async function waitWhileBusy(signal: AbortSignal): Promise<void> {
  if (!isProcessBusy()) return
  // An abort ends the wait: the current portion is still done.
  await pause(waitMilliseconds, undefined, { signal }).catch(() => undefined)
}
