import { setTimeout as sleep } from 'node:timers/promises'

// Read early, so that the death of npm during the start is noticed too.
const parent = process.ppid

/**
 * Waits for a signal, for the death of the npm that started this process, or for the end of the server. Then
 * stops everything and ends the process.
 */
export async function waitThenStopAndExit(running: {
  ended: Promise<number>
  stop(): Promise<void>
}): Promise<never> {
  const signalCode = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(0))
    if (process.env.npm_lifecycle_event) void waitForParentExit().then(resolve)
  })
  const code = await Promise.race([signalCode, running.ended])
  console.log('\nStopping …')
  await running.stop()
  console.log('Stopped; everything is saved.')
  process.exit(code)
}

async function waitForParentExit(): Promise<number> {
  while (process.ppid === parent) await sleep(1000, undefined, { ref: false })
  return 0
}
