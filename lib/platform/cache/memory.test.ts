import { fork } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { bundleSourceToFile } from '@/lib/platform/bundler'

const MB = 1024 * 1024

type Measure = { residentBytes: number; usedBytes: number; keptBytes: number }
type MemoryReport = { before: Measure; after: Measure; pages: number; entries: number }

/** The section `faults` of the benchmarks measures the same memory in a whole server. */
describe('the memory of cached pages', () => {
  it('has a bound that endless addresses do not exceed, and matches the count of the caches', async () => {
    const child = fork(await bundleSourceToFile('tests/cached-memory.ts'), ['300'], {
      execArgv: ['--expose-gc'],
      env: {
        ...process.env,
        DATABASE_URL: '',
        CACHE_BYTES_MAX: String(16 * MB),
        PAGE_CACHE_BYTES_MAX: String(12 * MB),
      },
    })
    const { before, after, pages, entries } = await new Promise<MemoryReport>((resolve, reject) => {
      child.once('message', (message) => resolve(message as MemoryReport))
      child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
    })
    // An eighth of each cache is for entries read once, and pages have three quarters of theirs. Without a bound
    // the kept bytes would be ten times as many.
    expect(after.keptBytes).toBeLessThanOrEqual(((16 + 9) / 8) * MB)
    expect(pages).toBeGreaterThan(10)
    expect(entries).toBeGreaterThan(10)
    const keptBytes = after.keptBytes - before.keptBytes
    expect(after.usedBytes - before.usedBytes).toBeLessThan(keptBytes + 4 * MB)
    // Measured: 31 to 48 MB, and 69 to 78 without a bound.
    expect(after.residentBytes - before.residentBytes).toBeLessThan(60 * MB)
  }, 60_000)
})
