import http from 'node:http'

export type Reply = { status: number; body: Buffer; headers: http.IncomingHttpHeaders; ms: number }

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

/**
 * One GET over a kept-alive connection, its body read to the end.
 * @param signal aborts when the client leaves
 */
export function get(
  url: string,
  headers: http.OutgoingHttpHeaders = {},
  signal?: AbortSignal,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    http
      .get(url, { agent, headers, ...(signal && { signal }) }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(parts),
            headers: response.headers,
            ms: performance.now() - startedAt,
          }),
        )
        response.on('error', reject)
      })
      .on('error', reject)
  })
}

/** Runs the jobs, `atOnce` of them at a time. @returns the duration of each, in milliseconds */
export async function runAll(jobs: readonly (() => Promise<unknown>)[], atOnce: number): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < jobs.length; at = next++) {
      const startedAt = performance.now()
      await jobs[at]?.()
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return times
}

/**
 * Requests per second of one address, measured over `seconds` seconds with `atOnce` requests at a time. Any
 * failure fails the benchmark.
 */
export async function requestsPerSecond(url: string, { seconds = 5, atOnce = 16 } = {}): Promise<number> {
  const headers = { 'accept-encoding': 'gzip' }
  const ends = performance.now() + seconds * 1000
  let doneCount = 0
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < ends) {
        const { status } = await get(url, headers)
        if (status !== 200) throw new Error(`${url} answered ${status}`)
        doneCount++
      }
    }),
  )
  return (doneCount * 1000) / (performance.now() - startedAt)
}

/** The value below which the given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sortedValues = [...values].sort((a, b) => a - b)
  return (
    sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * share))] ?? Number.NaN
  )
}

export const p95 = (values: readonly number[]) => percentile(values, 0.95)
export const median = (values: readonly number[]) => percentile(values, 0.5)

/** A source of numbers from 0 to 1 that is the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

export type Row = {
  figure: string
  ours: string
  /** The reference measured in the same run. */
  against: string
  ratio: number | null
  target: string
  isMet: boolean
  peers?: string
}

export function printTable(rows: readonly Row[]): void {
  for (const row of rows) {
    const ratio = row.ratio === null ? '' : ` · ratio ${row.ratio.toFixed(2)}`
    console.log(
      `${row.isMet ? 'ok  ' : 'MISS'} ${row.figure}: ${row.ours} · ${row.against}${ratio} · target ${row.target}`,
    )
    if (row.peers) console.log(`       peers: ${row.peers}`)
  }
}

/**
 * Requests an address at intervals while some work runs.
 * @returns the duration of each answer, in milliseconds
 */
export async function answersDuring(
  url: string,
  work: () => Promise<unknown>,
  everyMs = 50,
): Promise<{ times: number[]; failures: number }> {
  const times: number[] = []
  let failures = 0
  const requests: Promise<void>[] = []
  const ask = () => {
    requests.push(
      get(url, { 'accept-encoding': 'gzip' }).then(
        ({ status, ms }) => void (status === 200 ? times.push(ms) : failures++),
        () => void failures++,
      ),
    )
  }
  const clock = setInterval(ask, everyMs)
  try {
    await work()
  } finally {
    clearInterval(clock)
    await Promise.all(requests)
  }
  return { times, failures }
}
