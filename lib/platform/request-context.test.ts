import { afterEach, expect, it, vi } from 'vitest'
import {
  currentRequestId,
  requestOfJob,
  runForRequest,
  runForRequestOfJob,
  withRequestOfJob,
} from './request-context'

afterEach(() => vi.useRealTimers())

it('what a request leaves running is named for a minute after its answer', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const context = { id: 'one', endedAt: performance.now() }
  const idAfter = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    return runForRequest(context, currentRequestId)
  }
  expect([idAfter(59_000), idAfter(2_000), currentRequestId()]).toEqual(['one', undefined, undefined])
})

it('a job works for the request that added it, unless it does the work of many', async () => {
  const payloads = [{ mailId: 7 }, {}, [{ tags: ['news'] }]]
  const payloadsOfJobs = runForRequest({ id: 'one' }, () => payloads.map(withRequestOfJob))
  expect(payloadsOfJobs.map(requestOfJob)).toEqual(['one', undefined, undefined])
  expect(payloadsOfJobs.slice(1)).toEqual(payloads.slice(1))
  expect(payloads.map(withRequestOfJob)).toEqual(payloads)
  expect(await runForRequestOfJob(payloadsOfJobs[0], async () => currentRequestId())).toBe('one')
  expect(await runForRequestOfJob({}, async () => currentRequestId())).toBeUndefined()
})
