import { on } from 'node:events'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { Problem } from '@/lib/platform/api/problem'

/** A task as a thread is given it: the name of an export of `tasks.ts`, and what that is to work on. */
export type Job = { name: string; input: unknown }
/** What a thread says: a part, after which it waits for a word, or how the task ended. */
export type Word =
  | { part: unknown }
  | { value: unknown }
  /** By its parts, because an error that is copied to another thread has lost them. */
  | { problem: Pick<Problem, 'code' | 'key' | 'values' | 'fields'> }
  | { failed: { message: string; stack: string | undefined; code?: string } }

/** A function that threads do, or one that gives parts on its way. */
export type Work = (input: never) => unknown

const isParts = (output: unknown): output is AsyncIterable<unknown> =>
  typeof output === 'object' && output !== null && Symbol.asyncIterator in output

/** Does what comes in, one after the other, as long as the thread lives. */
export async function serveTasks(tasks: Record<string, Work>): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('tasks are done in a thread')
  // There each thread has a rank of its own, and requests go first.
  if (process.platform === 'linux') setPriority(10)
  const say = (word: Word) => port.postMessage(word)
  const messages = on(port, 'message')
  for await (const [job] of messages as AsyncIterable<[Job]>) {
    try {
      const output = (tasks[job.name] as (input: unknown) => unknown)(job.input)
      if (isParts(output)) {
        for await (const part of output) {
          say({ part })
          await messages.next()
        }
        say({ value: undefined })
      } else say({ value: await output })
    } catch (error) {
      say(failureOf(error))
    }
  }
}

function failureOf(error: unknown): Word {
  if (error instanceof Problem) {
    const { code, key, values, fields } = error
    return { problem: { code, key, values, fields } }
  }
  const { message, stack, code }: NodeJS.ErrnoException =
    error instanceof Error ? error : new Error(String(error))
  return { failed: { message, stack, ...(typeof code === 'string' && { code }) } }
}
