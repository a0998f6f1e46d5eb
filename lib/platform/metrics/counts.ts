import { workerData } from 'node:worker_threads'
import { processState } from '@/lib/platform/process-state'
import { families, type Family, type FamilyKey, timeBoundsSeconds } from './families'

type Counts = Float64Array<SharedArrayBuffer>
declare global {
  interface ProcessState {
    metricCounts?: Counts
  }
}

/** A counted duration has one number for each class, one for longer durations, and the sum. */
const timedWidth = timeBoundsSeconds.length + 2
const sumAt = timeBoundsSeconds.length + 1

const widthOf = ({ isTimed }: Family) => (isTimed ? timedWidth : 1)
const starts = {} as Record<FamilyKey, number>
let size = 0
for (const [key, family] of Object.entries(families) as [FamilyKey, Family][]) {
  starts[key] = size
  size += family.series.length * widthOf(family)
}

const threadData = workerData as { sharedCounts?: Counts } | null

/**
 * The numbers of all series, in memory shared with the gateway's thread: to count is one addition, and the
 * numbers of both threads are read without a message. Each series is written by one thread only.
 */
export const sharedCounts: Counts = (processState.metricCounts ??=
  threadData?.sharedCounts ?? new Float64Array(new SharedArrayBuffer(size * 8)))

/** Returns the place of a series in `sharedCounts`; to be called once, while a module loads. */
export function placeOf<K extends FamilyKey>(key: K, series: (typeof families)[K]['series'][number]): number {
  const family: Family = families[key]
  return starts[key] + family.series.indexOf(series) * widthOf(family)
}

/** Adds one to a series. */
export function countOne(place: number): void {
  sharedCounts[place] = (sharedCounts[place] ?? 0) + 1
}

/** Counts a duration. */
export function countSeconds(place: number, seconds: number): void {
  let at = 0
  while (at < timeBoundsSeconds.length && seconds > (timeBoundsSeconds[at] ?? 0)) at++
  countOne(place + at)
  sharedCounts[place + sumAt] = (sharedCounts[place + sumAt] ?? 0) + seconds
}

/** The numbers of a counted duration: how many were at most as long as each bound, all, and their sum. */
export function readDurations(place: number): { upTo: number[]; count: number; sum: number } {
  let count = 0
  const upTo = timeBoundsSeconds.map((_, at) => (count += sharedCounts[place + at] ?? 0))
  return {
    upTo,
    count: count + (sharedCounts[place + timeBoundsSeconds.length] ?? 0),
    sum: sharedCounts[place + sumAt] ?? 0,
  }
}
