import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { TagListener } from '@/lib/platform/cache/tag-listener'
import { startTellingEdge } from '@/lib/platform/edge/purge'
import { env } from '@/lib/platform/env'
import { addJob } from '@/lib/platform/jobs/add'
import { processState } from '@/lib/platform/process-state'
import { forgetJobs, makeDue, runDueJobs } from './due-jobs'

/** A purge address, and what it was sent. */
let status = 200
const calls: { authorization: string | undefined; surrogateKey: unknown; tags: string[] }[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += String(part)
  const { authorization, 'surrogate-key': surrogateKey } = request.headers
  const { tags } = JSON.parse(body) as { tags: string[] }
  calls.push({ authorization, surrogateKey, tags })
  response.writeHead(status).end('{"success":true}')
})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const purgeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  env().edge = { purgeUrl, purgeToken: 'a-token' }
})
beforeEach(async () => {
  await forgetJobs()
  status = 200
  calls.length = 0
})
afterEach(() => delete processState.noteExpiryForEdge)
afterAll(() => server.close())

/** The part of a process that tells the edge, after it has told that it began. */
function startInstance(): (tags: readonly string[]) => void {
  delete processState.noteExpiryForEdge
  startTellingEdge()
  return processState.noteExpiryForEdge ?? (() => undefined)
}

type Job = { key: string; payload: { tags: string[] }[] }
async function readJobs(): Promise<Job[]> {
  const { rows } = await db().execute<Job>(sql`
    select key, payload from graphile_worker._private_jobs where key like 'purge-edge%' order by run_at`)
  return rows
}
const readTags = async () => (await readJobs()).map(({ payload }) => payload.flatMap(({ tags }) => tags))
const waitForTags = (expected: string[][]) =>
  vi.waitFor(async () => expect(await readTags()).toEqual(expected))

/** Runs the waiting jobs, whenever they were due. */
async function runJobs(): Promise<void> {
  for (const { key } of await readJobs()) await makeDue(key)
  await runDueJobs('moments')
}

it('tells an edge once what several instances heard, and once more a little later', async () => {
  const [one, other] = [startInstance(), startInstance()]
  await waitForTags([['*', '*']])
  await runJobs()
  expect(calls).toEqual([{ authorization: 'Bearer a-token', surrogateKey: 'strata', tags: ['strata'] }])
  await forgetJobs()

  one(['news'])
  one(['menu', 'news'])
  await waitForTags([['news', 'menu']])
  other(['news', 'menu'])
  await waitForTags([['news', 'menu', 'news', 'menu']])
  for (const expected of [2, 3, 3]) {
    await runJobs()
    expect(calls).toHaveLength(expected)
    expect(calls.at(-1)).toMatchObject({ surrogateKey: 'news menu', tags: ['news', 'menu'] })
  }
})

it('is told by each write, and that something may have been missed', async () => {
  const tags: string[] = []
  processState.noteExpiryForEdge = (some) => tags.push(...some)
  const listener = new TagListener({ inSync: false, expire: () => undefined }, env().databaseUrl)
  await vi.waitFor(() => expect(tags).toEqual(['*']), { timeout: 10_000 })
  await db().execute(sql`update people set name = name`)
  await vi.waitFor(() => expect(tags).toEqual(['*', 'people']))
  listener.stop()
})

it('tries again with all that came meanwhile, and gives up what no edge can keep any more', async () => {
  const note = startInstance()
  await waitForTags([['*']])
  await forgetJobs()
  status = 503
  note(['news'])
  await waitForTags([['news']])
  for (let turn = 1; turn <= 3; turn++) {
    await runJobs()
    expect(calls).toHaveLength(turn)
    await waitForTags([['news']])
  }
  note(['menu'])
  await waitForTags([['news', 'menu']])
  const [job] = await readJobs()
  expect(job?.payload[0]).toMatchObject({ tags: ['news'], pauseSeconds: 4 })
  await inTransaction(() =>
    addJob('purgeEdge', [{ tags: ['people', 'news'], at: Date.now() - 7_200_000, pauseSeconds: 60 }], {
      key: 'purge-edge',
      keepsTime: true,
    }),
  )
  status = 200
  calls.length = 0
  await runJobs()
  expect(calls.map(({ tags }) => tags.toSorted())).toEqual([['menu', 'news']])
})
