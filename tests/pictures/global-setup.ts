import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startLocalServices, startLocalStack } from '../../scripts/local/stack'

/** The demo content is written once and copied for each run, so that runs differ only in their looks. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = resolve(process.env.PICTURES_DIR ?? '.pictures')
  const template = join(folder, 'data')
  const clockFile = join(folder, 'clock')
  if (!(await stat(clockFile).catch(() => null))) {
    await mkdir(folder, { recursive: true })
    await rm(template, { recursive: true, force: true })
    await (await startLocalServices({ dataDir: template, durable: false })).stop()
    await writeFile(clockFile, new Date().toISOString())
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'strata-pictures-'))
  // Keeps the owners: the database refuses files of another user.
  execFileSync('cp', ['-a', `${template}/.`, dataDir])
  const stack = await startLocalStack({
    dataDir,
    durable: false,
    logFile: join(folder, 'server.log'),
    env: { RATE_LIMIT_FACTOR: '1000' },
  })
  process.env.STRATA_URL = stack.url
  process.env.STRATA_MAIL_DIR = stack.mailDir
  process.env.PICTURES_TIME = await readFile(clockFile, 'utf8')
  return async () => {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
