import { workerData } from 'node:worker_threads'
import { processState } from '@/lib/platform/process-state'

type Epoch = Int32Array<SharedArrayBuffer>
declare global {
  interface ProcessState {
    cacheEpoch?: Epoch
  }
}
const threadData = workerData as { sharedEpoch?: Epoch } | null

/**
 * The cache epoch: how many expiries this process has counted, or -1 while it is out of step with the other
 * instances. It is in memory shared with the gateway's thread, so that the thread sees an expiry at once and
 * does not have to wait for a message.
 */
export const sharedEpoch: Epoch = (processState.cacheEpoch ??=
  threadData?.sharedEpoch ?? new Int32Array(new SharedArrayBuffer(4)).fill(-1))

/**
 * The header in which the page cache tells the gateway the epoch in which its answer is known to be up to
 * date.
 */
export const epochHeader = 'x-strata-epoch'
