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

/** Returns the present epoch; -1 while this process is out of step. */
export const readEpoch = (): number => Atomics.load(sharedEpoch, 0)

/**
 * The header of an answer that the page cache may keep: the epoch in which the application knows it to be up to
 * date, -1 if it does not, and `sure` if it was found fresh or began to be made after the last expiry.
 */
export const epochHeader = 'x-strata-epoch'
export type Freshness = { epoch: number; isSure: boolean }

export const formatFreshness = ({ epoch, isSure }: Freshness): string => `${epoch}${isSure ? ' sure' : ''}`

/** @param header the text of `epochHeader`; undefined for an answer that is not to be kept */
export function parseFreshness(header: unknown): Freshness {
  const [epoch = '-1', sureness] = String(header ?? '-1').split(' ')
  return { epoch: Number(epoch), isSure: sureness === 'sure' }
}
