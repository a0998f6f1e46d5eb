import { fork, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { builtFilePath } from '@/lib/platform/bundle'

export type ServerProcess = {
  pid: number
  /** Resolves to the exit code when the server ends. */
  ended: Promise<number>
  stop(): Promise<void>
}

/**
 * The server process allocates many short-lived objects. By default V8 lets some 200 MB of garbage pile up,
 * and the memory pools of its threads add more. With these settings V8 collects as soon as the heap has grown
 * by a fifth, and all threads share two pools (arenas).
 */
const memoryFlags = ['--heap-growing-percent=20', '--max-semi-space-size=8']
const memoryEnvironment = { MALLOC_ARENA_MAX: '2' }

/** How long a server may take to stop before it is killed, in addition to `STOP_DELAY_SECONDS`. */
const stopMillisecondsMax = 15_000

/**
 * Starts the built server in a separate process and waits until it answers.
 *
 * @param quiet hides what the server writes to standard output up to its ready line
 * @param logFile receives a copy of standard error and, with `quiet`, all of standard output
 * @throws Error when the server ends before it is ready
 */
export async function startServer(
  environment: NodeJS.ProcessEnv,
  options: { quiet?: boolean; logFile?: string; signal?: AbortSignal } = {},
): Promise<ServerProcess> {
  const child = fork(builtFilePath('server'), [], {
    execArgv: memoryFlags,
    env: { ...memoryEnvironment, ...environment },
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.logFile ? 'pipe' : 'inherit', 'ipc'],
  })
  if (options.logFile) {
    const file = createWriteStream(options.logFile, { flags: 'a' })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => file.write(chunk))
    child.stderr?.pipe(process.stderr)
    child.once('close', () => file.end())
  }
  const exitCode = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
  if (child.stdout) forwardAfterReady(child.stdout)
  const ready = new Promise<'ready'>((resolve) => child.once('message', () => resolve('ready')))
  const terminateChild = () => child.kill('SIGTERM')
  options.signal?.addEventListener('abort', terminateChild)
  const outcome = await Promise.race([ready, exitCode])
  options.signal?.removeEventListener('abort', terminateChild)
  if (outcome !== 'ready') throw new Error('the server did not start: see above')
  const delayMs = Number(environment.STOP_DELAY_SECONDS || 0) * 1_000
  return {
    pid: child.pid ?? 0,
    ended: exitCode,
    stop: () => stopChild(child, exitCode, delayMs + stopMillisecondsMax),
  }
}

/** Shows only the output after the ready line, because until then the caller reports its own steps. */
function forwardAfterReady(stdout: NodeJS.ReadableStream): void {
  let before = ''
  let isReady = false
  stdout.on('data', (chunk: Buffer) => {
    if (isReady) return void process.stdout.write(chunk)
    before += chunk.toString()
    const [, after] = /^Strata answers .*\n([^]*)$/m.exec(before) ?? []
    if (after === undefined) return
    isReady = true
    process.stdout.write(after)
  })
}

async function stopChild(
  child: ChildProcess,
  exitCode: Promise<number>,
  millisecondsMax: number,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), millisecondsMax)
  await exitCode
  clearTimeout(timer)
}
