import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { builtFilePath, type BundleEntry } from '../lib/platform/bundle'

/** Runs a built command as an operator does. */
export async function runCommandAt(
  environment: Record<string, string>,
  entry: BundleEntry,
  ...args: string[]
): Promise<{ code: number | null; output: string; error: string }> {
  const child: ChildProcess = spawn(process.execPath, [builtFilePath(entry), entry, ...args], {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, error] = await Promise.all([text(child.stdout!), text(child.stderr!)])
  return { code: await code, output, error }
}
