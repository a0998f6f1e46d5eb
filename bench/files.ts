import { connect, type Socket } from 'node:net'
import { hitsPerSecond } from './hits'
import { answersDuring, get, percentile, type Row } from './measure'
import { pageKinds } from './pages'

const seconds = 10
const pacePerSecond = 5_000
const tickMs = 5

/** The smallest stored picture on the home page, and its size in bytes. */
async function smallPicture(url: string): Promise<{ path: string; bytes: number }> {
  const html = (await get(`${url}/mm`)).body.toString()
  const paths = [...new Set(html.match(/\/files\/[0-9a-f]{64}\/\d+\.webp/g))].slice(0, 20)
  const pictures = await Promise.all(
    paths.map(async (path) => ({ path, bytes: (await get(`${url}${path}`)).body.length })),
  )
  const [smallest] = pictures.sort((one, other) => one.bytes - other.bytes)
  if (!smallest) throw new Error('the home page has no picture')
  return smallest
}

/** Requests one address at a fixed rate, however fast the answers come. @returns the number of answers */
async function askEvenly(url: string, path: string, { atOnce = 64 } = {}): Promise<number> {
  const { hostname, port } = new URL(url)
  const question = `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`
  let answers = 0
  const sockets = await Promise.all(
    Array.from(
      { length: atOnce },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => resolve(socket))
          socket.setNoDelay(true).on('error', reject)
          socket.on('data', (part: Buffer) => {
            for (let at = part.indexOf('HTTP/1.1 200'); at >= 0; at = part.indexOf('HTTP/1.1 200', at + 1))
              answers++
          })
        }),
    ),
  )
  const startedAt = performance.now()
  let [sentCount, ms] = [0, 0]
  while ((ms = performance.now() - startedAt) < seconds * 1_000) {
    for (const due = (ms / 1_000) * pacePerSecond; sentCount < due; sentCount++)
      sockets[sentCount % atOnce]?.write(question)
    await new Promise((resolve) => setTimeout(resolve, tickMs))
  }
  for (const socket of sockets) socket.destroy()
  return answers
}

/**
 * Measures stored files: a small picture as visitors request it, the same picture streamed without its cached
 * copy, and pages that are requested at the same time.
 */
export async function files(url: string): Promise<Row[]> {
  const { path, bytes } = await smallPicture(url)
  const throughNext = `${url}/api${path}`
  const copyRate = await hitsPerSecond(`${url}${path}`, { seconds: 5 })
  const streamRate = await hitsPerSecond(`${url}${path}?a`, { seconds: 5 })
  const before = await hitsPerSecond(throughNext, { seconds: 5 })
  const page = `${url}${pageKinds['news list']}`
  await get(page, { 'accept-encoding': 'gzip' })
  const pause = () => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  const baseline = await answersDuring(page, pause, tickMs)
  let answers = 0
  const beside = await answersDuring(page, async () => (answers = await askEvenly(url, path)), tickMs)
  const [p99Alone, p99Beside] = [baseline, beside].map(({ times }) => percentile(times, 0.99))
  const more = (p99Beside ?? NaN) - (p99Alone ?? NaN)
  return [
    {
      figure: `Small picture, ${(bytes / 1000).toFixed(1)} kB`,
      ours: `${Math.round(copyRate)} requests/s`,
      against: `by way of Next ${Math.round(before)}/s`,
      ratio: copyRate / before,
      target: 'at least 5000 requests/s',
      isMet: copyRate >= 5_000,
    },
    {
      figure: 'The same from the storage, without a copy',
      ours: `${Math.round(streamRate)} requests/s`,
      against: `by way of Next ${Math.round(before)}/s`,
      ratio: streamRate / before,
      target: 'above Next',
      isMet: streamRate > before,
    },
    {
      figure: `Cached page beside ${Math.round(answers / seconds)} pictures/s, p99`,
      ours: `${p99Beside?.toFixed(1)} ms`,
      against: `alone ${p99Alone?.toFixed(1)} ms`,
      ratio: null,
      target: 'at most 5 ms more',
      isMet: more <= 5 && beside.failures === 0 && answers / seconds > pacePerSecond * 0.95,
    },
  ]
}
