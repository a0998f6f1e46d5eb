import { on } from 'node:events'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { Problem } from '@/lib/platform/api/problem'

/** The message that starts a task: the task's name among those of the thread, and its input. */
export type Job = { name: string; input: unknown }
/**
 * A thread's message: a part of the result, after which the thread waits for a reply, or how the task ended.
 */
export type TaskReply =
  | { part: unknown }
  | { value: unknown }
  /** The problem is sent as plain fields, because an error loses them when it is copied to another thread. */
  | { problem: Pick<Problem, 'code' | 'key' | 'values' | 'fields'> }
  | { failed: { message: string; stack: string | undefined; code?: string } }

/** A task function; it may be a generator of parts. */
export type Work = (input: never) => unknown

const isAsyncIterable = (output: unknown): output is AsyncIterable<unknown> =>
  typeof output === 'object' && output !== null && Symbol.asyncIterator in output

/** Runs incoming tasks, one after the other, as long as the thread lives. */
export async function serveTasks(tasks: Record<string, Work>): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('tasks are done in a thread')
  // On Linux each thread has its own priority: this lower one gives the thread that answers requests
  // precedence.
  if (process.platform === 'linux') setPriority(10)
  const postReply = (word: TaskReply) => port.postMessage(word)
  const messages = on(port, 'message')
  for await (const [job] of messages as AsyncIterable<[Job]>) {
    try {
      const output = (tasks[job.name] as (input: unknown) => unknown)(job.input)
      if (isAsyncIterable(output)) {
        for await (const part of output) {
          postReply({ part })
          await messages.next()
        }
        postReply({ value: undefined })
      } else postReply({ value: await output })
    } catch (error) {
      postReply(failureOf(error))
    }
  }
}

function failureOf(error: unknown): TaskReply {
  if (error instanceof Problem) {
    const { code, key, values, fields } = error
    return { problem: { code, key, values, fields } }
  }
  const { message, stack, code }: NodeJS.ErrnoException =
    error instanceof Error ? error : new Error(String(error))
  return { failed: { message, stack, ...(typeof code === 'string' && { code }) } }
}
