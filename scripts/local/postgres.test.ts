import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedBuffersMegabytes, startLocalDatabase } from './postgres'

it('the database keeps pages in a quarter of the memory, within bounds', () => {
  const gigabyte = 2 ** 30
  expect([0.25, 2, 64].map((size) => sharedBuffersMegabytes(size * gigabyte))).toEqual([128, 512, 2048])
})

describe('the embedded database', { timeout: 60_000 }, () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'strata-postgres-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  const ask = async (url: string, sql: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(sql)
    await client.end()
    return rows
  }

  it('is created at the first start and reused at the second', async () => {
    const first = await startLocalDatabase({ dataDir })
    await ask(first.url, `create table kept as select 'Өмнөговь' as name`)
    await first.stop()
    const second = await startLocalDatabase({ dataDir })
    expect(await ask(second.url, 'select upper(name) as name from kept')).toEqual([{ name: 'ӨМНӨГОВЬ' }])
    await second.stop()
  })

  it('recovers when its parent was killed, and keeps what was committed', async () => {
    const script = `import { startLocalDatabase } from './scripts/local/postgres.ts'
      const { url } = await startLocalDatabase({ dataDir: ${JSON.stringify(dataDir)} })
      console.log(url); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
    const url = await new Promise<Buffer>((resolve) => child.stdout.once('data', resolve))
    await ask(url.toString().trim(), `insert into kept values ('Орхон')`)
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await exit
    const database = await startLocalDatabase({ dataDir })
    expect(await ask(database.url, 'select count(*)::int as count from kept')).toEqual([{ count: 2 }])
    await database.stop()
  })

  it('is not blocked by a pid file whose number now belongs to another process', async () => {
    const stranger = spawn('sleep', ['60'])
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${stranger.pid}\n${dataDir}/postgres\n`)
    const database = await startLocalDatabase({ dataDir })
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
    stranger.kill()
  })

  it('explains a secret that does not belong to it', async () => {
    const file = join(dataDir, 'secret')
    const secret = await readFile(file, 'utf8')
    await writeFile(file, 'x'.repeat(64))
    await expect(startLocalDatabase({ dataDir })).rejects.toThrow('does not know the secret')
    await writeFile(file, secret)
  })
})
