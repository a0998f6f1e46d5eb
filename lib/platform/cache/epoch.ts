import { workerData } from 'node:worker_threads'

type Epoch = Int32Array<SharedArrayBuffer>
const globals = globalThis as { strataEpoch?: Epoch }
const threadData = workerData as { sharedEpoch?: Epoch } | null

/**
 * The cache epoch: how many expiries this process knows of, or -1 while it is out of step with the other instances. It
 * lies in memory that the gateway's thread reads too: an expiry that is counted here is seen there at once, in whatever
 * order messages arrive. One for the process, however often this file is loaded.
 */
export const sharedEpoch: Epoch = (globals.strataEpoch ??=
  threadData?.sharedEpoch ?? new Int32Array(new SharedArrayBuffer(4)).fill(-1))

/** The header in which the page cache tells the gateway in which epoch its answer is known to be good. */
export const epochHeader = 'x-strata-epoch'
