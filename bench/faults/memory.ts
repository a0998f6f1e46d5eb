import { readFileSync } from 'node:fs'
import { get, runAll, type Row, seededRandom } from '@/bench/measure'
import { pageKinds } from '@/bench/pages'
import { addDays } from '@/lib/exchange/days'

const firstCount = 220
const growthBytesMax = 60 * 1024 * 1024
const MB = 1024 * 1024

type Asking = { path: string; headers?: Record<string, string> }

/**
 * The kinds of addresses of which there is no end: each function makes an address from a number or a word.
 */
const endless: ((at: number, word: string) => Asking)[] = [
  (_, word) => ({ path: `/mm/blog/${word}=1` }),
  (_, word) => ({ path: `/en/mm/blog/${encodeURIComponent(`уул ${word}`)}=2` }),
  (_, word) => ({ path: `/mm/about?from=${word}` }),
  (at) => ({
    path: `/mm/trade?tab=report&startDate=${addDays('2001-01-01', at % 9000)}&endDate=2026-01-01&limit=10&page=${1 + (at % 7)}`,
  }),
  (_, word) => ({ path: `/mm/${word}/${word}` }),
  (at) => ({ path: `/mn/page/${100_000 + at}` }),
  (_, word) => ({ path: `/client/search/news?term=${word}&page=1&limit=10` }),
  (at) => ({ path: `/mm/detail/${1_000_000 + at}`, headers: { rsc: '1' } }),
  (_, word) => ({ path: `/${word}` }),
  // Requested once as a browser that accepts only plain text, and once as one that accepts all encodings.
  (_, word) => ({ path: `/mm/blog/plain-${word}=1`, headers: { 'accept-encoding': 'identity' } }),
  (_, word) => ({ path: `/mm/blog/brotli-${word}=1`, headers: { 'accept-encoding': 'br' } }),
]

/**
 * Requests 20,000 new addresses, and measures how much memory the process retains for them. Takes ten minutes
 * on two idle cores.
 */
export async function memory(url: string, pid: number, addressCount = 20_000): Promise<Row[]> {
  for (let turn = 0; turn < 3; turn++)
    await ask(
      url,
      Object.values(pageKinds).map((path) => ({ path })),
    )
  // Requests every kind of address a few times first, so that compiled code does not count as memory of an
  // address.
  await ask(url, endlessAddresses(firstCount, 1))
  const addresses = endlessAddresses(addressCount, 7)
  const stood = await measureSettled(pid)
  const steps: string[] = []
  const failureCounts = new Map<number, number>()
  for (let at = 0; at < addressCount; at += addressCount / 10) {
    const statuses = await ask(url, addresses.slice(at, at + addressCount / 10))
    for (const status of statuses.filter((each) => each >= 429))
      failureCounts.set(status, (failureCounts.get(status) ?? 0) + 1)
    steps.push(((residentBytes(pid) - stood) / MB).toFixed(0))
    console.log(`  ${at + addressCount / 10} addresses: ${steps.at(-1)} MB more`)
  }
  const growth = (await measureSettled(pid)) - stood
  const failures =
    [...failureCounts].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none failed'
  return [
    {
      figure: `Memory after ${addressCount} distinct addresses`,
      ours: `${(growth / MB).toFixed(0)} MB more`,
      against: `stood at ${(stood / MB).toFixed(0)} MB; by tenths ${steps.join(', ')}; ${failures}`,
      ratio: null,
      target: `at most ${growthBytesMax / MB} MB`,
      isMet: growth <= growthBytesMax && failureCounts.size === 0,
    },
  ]
}

function endlessAddresses(count: number, seed: number): Asking[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, at) => {
    const word = Math.floor(random() * 36 ** 6).toString(36) + at.toString(36)
    return (
      endless.map((address) => address(at + seed * 100_000, word))[at % endless.length] ?? { path: '/mm' }
    )
  })
}

async function ask(url: string, askings: readonly Asking[]): Promise<number[]> {
  const statuses: number[] = []
  const jobs = askings.map(({ path, headers = { 'accept-encoding': 'gzip' } }) => async () => {
    statuses.push((await get(url + path, headers)).status)
  })
  await runAll(jobs, 8)
  return statuses
}

function residentBytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

const settleMs = 90_000

/**
 * The resident memory of a process at rest: the engine collects garbage up to a minute after the last
 * request.
 */
async function measureSettled(pid: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  return residentBytes(pid)
}
