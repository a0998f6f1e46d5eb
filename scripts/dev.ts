import { spawn } from 'node:child_process'
import { readLocalSettings } from './local/environment'
import { waitThenStopAndExit } from './local/lifetime'
import { startLocalServices } from './local/stack'
import { buildEntries } from '@/lib/platform/bundler'
import { loadSettings } from '@/lib/platform/setting-files'
import { nextProgramPath } from './next-build'

try {
  loadSettings()
  const { dataDir, port } = readLocalSettings(process.env)
  const services = await startLocalServices({ dataDir, port, env: process.env })
  await buildEntries()
  const next = spawn(process.execPath, [nextProgramPath(), 'dev', '--port', String(port)], {
    env: { ...process.env, ...services.environment, NODE_ENV: 'development' },
    stdio: 'inherit',
  })
  const exitCode = new Promise<number>((resolve) => {
    next.once('error', () => resolve(1))
    next.once('exit', (code) => resolve(code ?? 0))
  })
  services.announce()
  await waitThenStopAndExit({
    ended: exitCode,
    stop: async () => {
      next.kill('SIGTERM')
      await exitCode
      await services.stop()
    },
  })
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exit(1)
}
