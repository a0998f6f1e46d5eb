import { readFile } from 'node:fs/promises'
import { Problem } from '@/lib/platform/api/problem'
import { serveTasks } from '@/lib/platform/pool/thread'

/** The tasks of the threads in the tests of the pool. */
export const hostileTasks = {
  double: (value: number) => value * 2,
  wait: (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('waited'), ms)),
  spin: (_: null) => {
    for (;;);
  },
  /** Opening a named pipe waits for a writer, outside JavaScript: its thread cannot be ended. */
  hang: (pipe: string) => readFile(pipe),
  fill: (_: null) => {
    const all: string[][] = []
    for (;;) all.push(Array.from({ length: 10_000 }, (_value, at) => `${all.length} ${at}`))
  },
  refuse: (field: string) => {
    throw Problem.ofField(field, 'validation.text', { max: 3 })
  },
  fail: (message: string) => {
    throw new Error(message)
  },
  count: async function* (upTo: number) {
    for (let at = 1; at <= upTo; at++) yield at
  },
}

await serveTasks(hostileTasks)
