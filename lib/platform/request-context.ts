import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestTimes } from './metrics/request-times'
import { processState } from './process-state'

/**
 * The request that the running code works for, so that the log can name it. The gateway gives each request
 * its id; a job works for the request that added it.
 */

/** The field of a job's payload with the id of the request that added the job. */
const jobField = 'request'
/**
 * What a request opens may outlive it, such as a connection of the pool. Once the answer has been over for
 * this time, the request is no longer named.
 */
const namedAfterEndMs = 60_000

export type RequestContext = {
  readonly id: string
  /** What is done for the request, if its line in the log needs it. */
  readonly times?: RequestTimes
  /** When the answer ended, by `performance.now()`. */
  endedAt?: number
}

declare global {
  interface ProcessState {
    requestContext?: AsyncLocalStorage<RequestContext>
  }
}

const storage = (processState.requestContext ??= new AsyncLocalStorage<RequestContext>())

export const runForRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work)

/** Returns the request that the running code works for; undefined if there is none. */
export function currentRequest(): RequestContext | undefined {
  const context = storage.getStore()
  const { endedAt = Infinity } = context ?? {}
  return performance.now() - endedAt > namedAfterEndMs ? undefined : context
}

export const currentRequestId = (): string | undefined => currentRequest()?.id

/**
 * Adds the current request to the payload of a job. A list, which is joined with those of other requests, and
 * an empty payload, whose job does the work of many, stay unchanged.
 */
export function withRequestOfJob(payload: object): object {
  const id = currentRequestId()
  const isOfOne = !Array.isArray(payload) && Object.keys(payload).length > 0
  return id && isOfOne ? { ...payload, [jobField]: id } : payload
}

/** Returns the request that added a job. */
export function requestOfJob(payload: unknown): string | undefined {
  const id = (payload as { [jobField]?: unknown } | null | undefined)?.[jobField]
  return typeof id === 'string' ? id : undefined
}

/** Runs a job for the request that added it. */
export async function runForRequestOfJob<T>(payload: unknown, work: () => Promise<T>): Promise<T> {
  const id = requestOfJob(payload)
  if (id === undefined) return work()
  const context: RequestContext = { id }
  return runForRequest(context, work).finally(() => (context.endedAt = performance.now()))
}
