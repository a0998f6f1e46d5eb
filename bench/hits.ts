import { type ChildProcess, fork } from 'node:child_process'
import { connect } from 'node:net'
import { readFileSync } from 'node:fs'
import { get, median, type Row } from './measure'
import { pageKinds } from './pages'

const residentBytesMax = 350 * 1024 * 1024
const accept = { 'accept-encoding': 'gzip' }
/** Headers that each server writes itself. */
const ownHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding']

/**
 * Requests per second of one address over kept-alive connections, with as little client work as possible: the
 * client runs on the same cores as the server.
 */
export function hitsPerSecond(url: string, { seconds = 2, atOnce = 32 } = {}): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url)
  const lines = [`GET ${pathname}${search} HTTP/1.1`, `host: ${hostname}:${port}`, 'accept-encoding: gzip']
  const question = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    let [doneCount, open] = [0, atOnce]
    for (let at = 0; at < atOnce; at++) {
      const socket = connect(Number(port), hostname, () => socket.write(question))
      let missingBytes = 0
      socket.setNoDelay(true)
      socket.on('error', reject)
      socket.on('data', (part: Buffer) => {
        if (missingBytes === 0) {
          const end = part.indexOf('\r\n\r\n')
          const head = part.toString('latin1', 0, end)
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
          if (!head.startsWith('HTTP/1.1 200') || !length) return reject(new Error(`${url}: ${head}`))
          missingBytes = end + 4 + Number(length)
        }
        missingBytes -= part.length
        if (missingBytes > 0) return
        doneCount++
        if (performance.now() - startedAt < seconds * 1000) return void socket.write(question)
        socket.destroy()
        if (--open === 0) resolve((doneCount * 1000) / (performance.now() - startedAt))
      })
    }
  })
}

/** Starts the bare server in a separate process; it sends the headers and the body that our server sends. */
async function startBare(url: string): Promise<{ url: string; child: ChildProcess }> {
  const { headers, body } = await get(url, accept)
  const copiedHeaders = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))
  const child = fork('bench/bare-server.mjs', [], { execArgv: [] })
  child.send({
    headers: { ...Object.fromEntries(copiedHeaders), 'content-length': body.length },
    body: body.toString('base64'),
  })
  const port = await new Promise((resolve) => child.once('message', resolve))
  return { url: `http://localhost:${String(port)}`, child }
}

/** Our server and the bare one in turns, so that a slow moment of the machine affects both. */
async function besideBare(url: string): Promise<{ ours: number; bareRate: number; ratio: number }> {
  const server = await startBare(url)
  try {
    for (const each of [url, server.url]) await hitsPerSecond(each, { seconds: 1 })
    const turns: { ours: number; bareRate: number }[] = []
    for (let turn = 0; turn < 7; turn++)
      turns.push({ bareRate: await hitsPerSecond(server.url), ours: await hitsPerSecond(url) })
    return {
      ours: median(turns.map(({ ours }) => ours)),
      bareRate: median(turns.map(({ bareRate }) => bareRate)),
      ratio: median(turns.map(({ ours, bareRate }) => ours / bareRate)),
    }
  } finally {
    server.child.kill()
  }
}

/** The speed of the page cache for cached answers: a page and a call, each compared with a bare server. */
export async function hits(url: string, pid: number): Promise<Row[]> {
  const page = await besideBare(`${url}${pageKinds['news list']}`)
  const call = await besideBare(`${url}/client/get/news`)
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  const residentBytes = Number(kilobytes) * 1024
  return [
    {
      figure: 'Cached page beside a bare node:http server, gzip',
      ours: `${Math.round(page.ours)} requests/s`,
      against: `the same buffer and headers ${Math.round(page.bareRate)}/s`,
      ratio: page.ratio,
      target: 'at least 0.8',
      isMet: page.ratio >= 0.8,
    },
    {
      figure: 'GET /client/get/news, warm, gzip',
      ours: `${Math.round(call.ours)} requests/s`,
      against: `the same buffer and headers ${Math.round(call.bareRate)}/s`,
      ratio: call.ratio,
      target: 'at least 10000 requests/s',
      isMet: call.ours >= 10_000,
      peers: 'REST list WordPress 65/s, Payload 128–141/s',
    },
    {
      figure: 'Memory of the server after this',
      ours: `${Math.round(residentBytes / 1024 / 1024)} MB`,
      against: 'resident memory',
      ratio: null,
      target: 'under 350 MB',
      isMet: residentBytes < residentBytesMax,
    },
  ]
}
