import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { median, type Row, seededRandom } from '@/bench/measure'
import { moderatorCookie } from '@/bench/session'
import { closeDatabase } from '@/db/client'
import { startLocalDatabase } from '@/scripts/local/postgres'
import { startLocalStack } from '@/scripts/local/stack'
import { startServer } from '@/scripts/server-process'
import { pictureBytes } from '@/tests/factories/rows'
import { mountSmallDisk, type SmallDisk } from '@/tests/small-disk'
import { formBytes, sendAndLeave, sendBody } from '@/tests/upload-sender'
import { unfinishedFiles } from '@/tests/unfinished-files'

const cuts = 500
const path = '/admin/static/ckupload'
const file = fileURLToPath(import.meta.url)

/**
 * Broken uploads, a killed server and full disks, against a separate server with files and rows on small
 * disks. The measurement runs in a separate process, because a process reads its settings once.
 */
export function uploads(): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const child = fork(file, { execArgv: ['--import', 'tsx'] })
    child.once('message', (rows) => resolve(rows as Row[]))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the faults of uploads ended with ${code}`)))
  })
}

async function run(): Promise<Row[]> {
  const small = [mountSmallDisk(8), mountSmallDisk(260)]
  const reason = small.find((disk) => typeof disk === 'string')
  if (reason) return [row('Full disks', `left out: ${String(reason)}`, 'runs', false)]
  const [filesDisk, rowsDisk] = small as [SmallDisk, SmallDisk]
  const dataDir = mkdtempSync(join(tmpdir(), 'strata-faults-'))
  let database = await startLocalDatabase({ dataDir: rowsDisk.path })
  const gate = await openGate(() => Number(new URL(database.url).port))
  const address = new URL(database.url)
  address.port = String(gate.port)
  const stack = await startLocalStack({
    dataDir,
    env: {
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'warn',
      DATABASE_URL: address.href,
      FILES_DIR: join(dataDir, 'files'),
    },
  })
  Object.assign(process.env, stack.environment)
  const cookie = await moderatorCookie()
  await closeDatabase()
  await stopServer(stack.serverPid, stack.ended)
  const environment = { ...process.env, ...stack.environment, FILES_DIR: filesDisk.path }
  let server = await startServer(environment, { quiet: true })
  const target = { url: stack.url, path, headers: { cookie } }
  const picture = await pictureBytes({ width: 60, height: 40 })
  const send = (bytes: Buffer) =>
    sendBody(target, [formBytes([{ name: 'image', bytes, fileName: 'a.png' }]).bytes])
  const rows: Row[] = []
  try {
    await send(picture)
    rows.push(...(await brokenOff(server.pid, filesDisk.path, target, picture)))

    // Killed while files arrive.
    const { bytes } = formBytes([
      { name: 'image', bytes: Buffer.concat([picture, Buffer.alloc(900_000)]), fileName: 'a' },
    ])
    const openUploads = Array.from({ length: 5 }, () => sendAndLeave(target, bytes, 600_000, 60_000))
    for (const until = Date.now() + 10_000; unfinishedFiles(filesDisk.path).length < 5 && Date.now() < until;)
      await sleep(20)
    const remainingCount = unfinishedFiles(filesDisk.path).length
    await stopServer(server.pid, server.ended)
    await Promise.all(openUploads)
    server = await startServer(environment, { quiet: true })
    const startedAt = performance.now()
    while (unfinishedFiles(filesDisk.path).length > 0 && performance.now() - startedAt < 10_000)
      await sleep(20)
    const finalCount = unfinishedFiles(filesDisk.path).length
    rows.push(
      row(
        'Left in the temporary folder by a kill -9',
        `${remainingCount}, and ${finalCount} after the next start`,
        'none',
        remainingCount > 0 && finalCount === 0,
      ),
    )

    // The first call of a new process waits for its modules.
    await send(await pictureBytes())
    filesDisk.fill()
    const refusals = []
    for (const size of [1_000, 100_000, 400_000, 2_000_000])
      refusals.push(await send(Buffer.concat([picture, randomBytes(size)])))
    filesDisk.free()
    const after = await send(await pictureBytes())
    const slowest = Math.max(...refusals.map(({ milliseconds }) => milliseconds))
    rows.push(
      row(
        'Uploads to a full disk',
        `${refusals.map(({ status }) => status).join(', ')} within ${slowest.toFixed(0)} ms; ${after.status} when there is room`,
        '507 within 2 s, then 200',
        refusals.every(({ status }) => status === 507) && slowest < 2_000 && after.status === 200,
      ),
    )

    rows.push(await withoutRoomForRows())
  } finally {
    await server.stop()
    await stack.stop()
    gate.close()
    await database.stop()
    for (const disk of [filesDisk, rowsDisk]) disk.unmount()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return rows

  /**
   * The log of Postgres runs out of room: Postgres panics, and may not restart before there is room again.
   */
  async function withoutRoomForRows(): Promise<Row> {
    const write = async (number: number) => {
      const answer = await fetch(`${stack.url}/admin/insert/social-link`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ icon: 'facebook', link: `https://example.mn/${number}` }),
      })
      await answer.json()
      return answer.status
    }
    const statusCounts = new Map<number, number>()
    const count = (status: number) => statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1)
    const admin = new pg.Client({ connectionString: database.url })
    admin.on('error', () => {})
    await admin.connect()
    rowsDisk.fill()
    try {
      for (;;) await admin.query(`select pg_logical_emit_message(false, 'x', repeat('x', 1000000))`)
    } catch {
      // The disk is full.
    }
    await admin.end().catch(() => {})
    let slowest = 0
    for (let number = 0; number < 20; number++) {
      const startedAt = performance.now()
      count(await write(number))
      slowest = Math.max(slowest, performance.now() - startedAt)
      await sleep(100)
    }
    rowsDisk.free()
    // In production a supervisor restarts the database; here the benchmark does.
    await database.stop()
    database = await startLocalDatabase({ dataDir: rowsDisk.path })
    const startedAt = performance.now()
    let last = await write(1_000)
    while (last !== 200 && performance.now() - startedAt < 30_000) {
      await sleep(100)
      last = await write(1_000)
    }
    const statuses = [...statusCounts].map(([status, times]) => `${times} × ${status}`).join(', ')
    return row(
      'Writes while the log of Postgres has no room',
      `${statuses} within ${slowest.toFixed(0)} ms; ${last} after ${(performance.now() - startedAt).toFixed(0)} ms with room`,
      '507 or 503 (200 while a page has room), then 200',
      [...statusCounts.keys()].every((status) => [200, 503, 507].includes(status)) &&
        (statusCounts.get(503) ?? 0) + (statusCounts.get(507) ?? 0) > 0 &&
        last === 200,
    )
  }
}

async function brokenOff(
  pid: number,
  folder: string,
  target: Parameters<typeof sendAndLeave>[0],
  picture: Buffer,
): Promise<Row[]> {
  const random = seededRandom(9)
  const large = Buffer.concat([picture, Buffer.alloc(400_000)])
  const { bytes } = formBytes([
    { name: 'image', bytes: large, fileName: 'a.png' },
    { name: 'upload', bytes: large, fileName: 'b.png' },
  ])
  const before = descriptors(pid)
  const times: number[] = []
  for (let doneCount = 0; doneCount < cuts; doneCount += 10)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const startedAt = performance.now()
        await sendAndLeave(
          target,
          bytes,
          Math.floor(random() * (bytes.length - 1)),
          Math.floor(random() * 20),
        )
        times.push(performance.now() - startedAt)
      }),
    )
  const until = Date.now() + 10_000
  while ((unfinishedFiles(folder).length > 0 || descriptors(pid) > before) && Date.now() < until)
    await sleep(50)
  const [files, more] = [unfinishedFiles(folder).length, Math.max(0, descriptors(pid) - before)]
  return [
    row(
      `Left by ${cuts} uploads that break off`,
      `${files} files, ${more} descriptors (${median(times).toFixed(0)} ms each)`,
      'no file, no descriptor',
      files === 0 && more === 0,
    ),
  ]
}

/** Open files and connections of the process, except those to the database, whose number the pool decides. */
function descriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).includes('/tmp/')
    } catch {
      return false
    }
  }).length
}

async function stopServer(pid: number, exit: Promise<number>): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await exit
}

/** A fixed port that forwards to the port on which the database listens at the moment. */
async function openGate(portOf: () => number): Promise<{ port: number; close(): void }> {
  const gate = createServer((socket) => {
    const behind = connect(portOf(), '127.0.0.1')
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      one.on('error', () => other.destroy())
      one.once('close', () => other.destroy())
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
  return { port: (gate.address() as AddressInfo).port, close: () => gate.close() }
}

function row(figure: string, ours: string, target: string, isMet: boolean): Row {
  return { figure, ours, against: '', ratio: null, target, isMet }
}

if (process.argv[1] === file) {
  const rows = await run()
  process.send?.(rows)
  process.disconnect()
}
