import { workerData } from 'node:worker_threads'

type Epoch = Int32Array<SharedArrayBuffer>
const globals = globalThis as { strataEpoch?: Epoch }
const threadData = workerData as { sharedEpoch?: Epoch } | null

/**
 * The cache epoch: how many expiries this process has counted, or -1 while it is out of step with the other
 * instances. It is in memory shared with the gateway's thread, which sees an expiry at once, in whatever
 * order messages arrive. One per process, however often this file is loaded.
 */
export const sharedEpoch: Epoch = (globals.strataEpoch ??=
  threadData?.sharedEpoch ?? new Int32Array(new SharedArrayBuffer(4)).fill(-1))

/** The header in which the page cache tells the gateway the epoch in which its answer is known to be good. */
export const epochHeader = 'x-strata-epoch'
