import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { waitWhileBusy } from './wait-while-busy'

const never = new AbortController().signal

/** Measures for how many milliseconds `waitWhileBusy` delays a worker. */
async function measureWait(): Promise<number> {
  const startedAt = performance.now()
  await waitWhileBusy(never)
  return performance.now() - startedAt
}

it('does not delay a worker in an idle process, and delays it for a second in a busy one', async () => {
  await pause(400)
  expect(await measureWait()).toBeLessThan(200)
  const until = performance.now() + 700
  while (performance.now() < until);
  expect(await measureWait()).toBeGreaterThan(900)
  await pause(400)
  expect(await measureWait()).toBeLessThan(200)
})

it('waits no longer when the worker is to stop', async () => {
  const until = performance.now() + 700
  while (performance.now() < until);
  const startedAt = performance.now()
  await waitWhileBusy(AbortSignal.timeout(50))
  expect(performance.now() - startedAt).toBeLessThan(500)
})
