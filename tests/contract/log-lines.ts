import { onTestFinished } from 'vitest'
import { makeLog } from '@/lib/platform/log-lines'
import { processState } from '@/lib/platform/process-state'

/** Collects the lines that this process logs until the end of the test. */
export function collectLogLines(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  const before = processState.log
  processState.log = makeLog({ level: 'info', write: (line) => void lines.push(JSON.parse(line)) })
  onTestFinished(() => void (before ? (processState.log = before) : delete processState.log))
  return lines
}
