import { monitorEventLoopDelay } from 'node:perf_hooks'
import { placeOf, sharedCounts } from './counts'

const everyMs = 5_000
const resolutionMs = 20

/** Writes down every few seconds how late the events of this thread are, and how large its heap is. */
export function noteThreadFigures(thread: 'gateway' | 'application'): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  const place = placeOf('threads', `${thread} delay_mean`)
  // The monitor's figures contain the time between its own looks.
  const secondsOf = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1e3) || 0
  const note = () => {
    const figures = [secondsOf(delay.mean), secondsOf(delay.percentile(99)), secondsOf(delay.max)]
    delay.reset()
    sharedCounts.set([...figures, process.memoryUsage().heapUsed], place)
  }
  note()
  setInterval(note, everyMs).unref()
}
