import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Problem } from '@/lib/platform/api/problem'
import type { BundleEntry } from '@/lib/platform/bundle'
import { processState } from '@/lib/platform/process-state'
import type { archiveTasks } from './archive-tasks'
import type { Job, TaskReply, Work } from './thread'

/**
 * The tasks of each kind of thread, under the name of its bundle in `bundle.ts`. `lib/wiring/pool` adds the
 * tasks of the domains to this interface.
 * @public
 */
export interface ThreadTasks {
  archives: typeof archiveTasks
}
type TasksOf<E extends string> =
  ThreadTasks extends Record<E, infer T extends Record<string, Work>> ? T : never
type Tasks = TasksOf<'tasks'>
type PictureTasks = TasksOf<'pictures'>
type InputOf<W extends Work> = Parameters<W>[0]
type ValueOf<W extends Work> = Awaited<ReturnType<W>>
type PartOf<W extends Work> = ReturnType<W> extends AsyncIterable<infer P> ? P : never

export type PoolLimits = {
  threads: number
  /** The maximum number of waiting tasks; further ones are refused. */
  waitingMax: number
  /** The time limit of one task, from its beginning. */
  secondsMax: number
  /** The limit of JavaScript's heap in one thread. */
  heapMegabytesMax: number
}

/** The state of a pool: idle threads, tasks that wait for a thread, and the number of busy threads. */
type PoolState = { idle: Map<Worker, NodeJS.Timeout>; queue: (() => void)[]; busy: number }
const createState = (): PoolState => ({ idle: new Map(), queue: [], busy: 0 })

/** A task exceeded its time or memory, and was ended. */
export class TaskLimit extends Error {
  override name = 'TaskLimit'
  constructor(
    readonly limit: 'time' | 'memory',
    task: string,
  ) {
    super(`the task ${task} used up its ${limit}`)
  }
}

const retryAfterSeconds = 10
/** The longest wait for the end of a thread whose task was ended. */
const endMsMax = 5_000
/** An idle thread ends after this time and frees its memory. */
const idleMs = 30_000

/**
 * Runs tasks in threads beside the one that answers requests, with limits for the number of threads and
 * waiting tasks, and for each task's time and memory. A task ends when its reader's signal aborts.
 */
export class Pool<T extends Record<string, Work> = Tasks> {
  /**
   * @param file the file that a thread loads, see `bundle.ts`
   * @param state shared by the two copies of a pool, which exist because Next loads this module twice
   */
  constructor(
    private readonly limits: PoolLimits,
    private readonly file: () => Promise<string>,
    private readonly state: PoolState = createState(),
  ) {}

  /**
   * Runs one task in a thread.
   * @param input the task's input, or a function that makes it when the task starts, so that waiting tasks
   * hold little memory
   * @throws Problem busy when too many tasks wait, and whatever Problem the task throws
   * @throws TaskLimit when the task exceeds its time or memory
   */
  async run<N extends keyof T & string>(
    name: N,
    input: InputOf<T[N]> | (() => Promise<InputOf<T[N]>>),
    signal?: AbortSignal,
  ): Promise<ValueOf<T[N]>> {
    const { value } = await this.runTask(name, input, signal).next()
    return value as ValueOf<T[N]>
  }

  /**
   * Yields the parts of a task's result. Each part is made after the previous one was read; a reader who
   * stops ends the task.
   */
  stream<N extends keyof T & string>(
    name: N,
    input: InputOf<T[N]>,
    signal?: AbortSignal,
  ): AsyncGenerator<PartOf<T[N]>, void> {
    return this.runTask(name, input, signal) as AsyncGenerator<PartOf<T[N]>, void>
  }

  private async *runTask(
    name: string,
    input: unknown,
    readerSignal?: AbortSignal,
  ): AsyncGenerator<unknown, unknown> {
    await this.acquireSlot(readerSignal)
    let thread: Worker | undefined
    const limit = AbortSignal.timeout(this.limits.secondsMax * 1000)
    try {
      const signal = readerSignal ? AbortSignal.any([readerSignal, limit]) : limit
      const worker = await this.acquireWorker()
      thread = worker
      const sendAndAwaitReply = async (message: Job | 'next'): Promise<TaskReply> => {
        const reply = once(worker, 'message', { signal })
        worker.postMessage(message)
        const [word] = (await reply) as [TaskReply]
        return word
      }
      let word = await sendAndAwaitReply({ name, input: typeof input === 'function' ? await input() : input })
      while ('part' in word) {
        yield word.part
        word = await sendAndAwaitReply('next')
      }
      this.addIdleWorker(worker)
      thread = undefined
      return valueOrThrow(word)
    } catch (error) {
      if (limit.aborted) throw new TaskLimit('time', name)
      if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new TaskLimit('memory', name)
      if (readerSignal?.aborted) throw readerSignal.reason
      throw error
    } finally {
      // An unfinished task ends with its thread; the next task begins when the thread's memory is free again.
      // A thread that hangs in a library never ends, and must not block the tasks behind it.
      if (thread) await Promise.race([thread.terminate(), sleep(endMsMax, null, { ref: false })])
      const next = this.state.queue.shift()
      if (next) next()
      else this.state.busy--
    }
  }

  /** Waits until a thread is available. @throws Problem busy when too many tasks wait */
  private async acquireSlot(readerSignal: AbortSignal | undefined): Promise<void> {
    readerSignal?.throwIfAborted()
    if (this.state.busy < this.limits.threads) {
      this.state.busy++
      return
    }
    if (this.state.queue.length >= this.limits.waitingMax)
      throw new Problem('busy', 'problems.busy', { seconds: retryAfterSeconds })
    await new Promise<void>((resolve, reject) => {
      const takeSlot = () => {
        readerSignal?.removeEventListener('abort', leaveQueue)
        resolve()
      }
      const leaveQueue = () => {
        this.state.queue.splice(this.state.queue.indexOf(takeSlot), 1)
        reject(readerSignal?.reason)
      }
      readerSignal?.addEventListener('abort', leaveQueue, { once: true })
      this.state.queue.push(takeSlot)
    })
  }

  private async acquireWorker(): Promise<Worker> {
    for (const worker of this.state.idle.keys()) {
      this.removeIdleWorker(worker)
      worker.ref()
      return worker
    }
    const file = await this.file()
    const worker = new Worker(file, {
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: this.limits.heapMegabytesMax,
        // With the default of Node 24 a thread that fills its memory ends the whole process.
        maxYoungGenerationSizeMb: 32,
      },
    })
    // A running task reports its thread's failure; without this listener the failure of an idle thread would
    // end the process.
    worker.on('error', () => this.removeIdleWorker(worker))
    worker.on('exit', () => this.removeIdleWorker(worker))
    return worker
  }

  private addIdleWorker(worker: Worker): void {
    // An idle thread does not keep the process running.
    worker.unref()
    const endIdle = () => {
      // A task given to a thread that is ending would never be answered.
      this.removeIdleWorker(worker)
      void worker.terminate()
    }
    this.state.idle.set(worker, setTimeout(endIdle, idleMs).unref())
  }

  private removeIdleWorker(worker: Worker): void {
    clearTimeout(this.state.idle.get(worker))
    this.state.idle.delete(worker)
  }
}

function valueOrThrow(word: Exclude<TaskReply, { part: unknown }>): unknown {
  if ('value' in word) return word.value
  if ('failed' in word) {
    const { message, ...details } = word.failed
    throw Object.assign(new Error(message), details)
  }
  const { code, key, values, fields } = word.problem
  throw new Problem(code, key, values, fields)
}

/** The bundler is imported at the first task, so that importers of this module do not need it. */
const ensureTasksFile = async (entry: BundleEntry) =>
  (await import('@/lib/platform/thread-file')).ensureThreadFile(entry)

const threads = Math.max(1, Math.min(4, availableParallelism() - 1))

type PoolName =
  'archives' | 'cards' | 'documents' | 'logos' | 'pdfs' | 'pictures' | 'sheets' | 'texts' | 'words'

// Next loads this module once for its pages and once for its handlers. Both copies share the threads, so the
// threads' state is global; the pools are not, because each copy must throw errors of its own classes.
declare global {
  interface ProcessState {
    threadPools?: Record<PoolName, PoolState>
  }
}
const states = (processState.threadPools ??= {
  archives: createState(),
  cards: createState(),
  documents: createState(),
  logos: createState(),
  pdfs: createState(),
  pictures: createState(),
  sheets: createState(),
  texts: createState(),
  words: createState(),
})
const makePool = (name: PoolName, limits: PoolLimits) =>
  new Pool(limits, () => ensureTasksFile('tasks'), states[name])
// Each picture pool draws one picture at a time: drawing takes a whole core, outside of JavaScript's heap.
const makePicturePool = (name: PoolName, limits: Pick<PoolLimits, 'waitingMax' | 'secondsMax'>) =>
  new Pool<PictureTasks>(
    { ...limits, threads: 1, heapMegabytesMax: 128 },
    () => ensureTasksFile('pictures'),
    states[name],
  )

/** The longest that sending an archive to a reader on a slow line may take. */
export const archiveSecondsMax = 7_200

/** One pool for each kind of work, so that no kind takes the threads of another. */
export const pools = {
  // Each reader has a thread, which mostly waits for the reader's line; a ninth reader is asked to retry
  // later.
  archives: new Pool<ThreadTasks['archives']>(
    { threads: 8, waitingMax: 0, secondsMax: archiveSecondsMax, heapMegabytesMax: 64 },
    () => ensureTasksFile('archives'),
    states.archives,
  ),
  // Draws the share cards, the preview pictures of shared links, that are not stored yet.
  cards: makePicturePool('cards', { waitingMax: 24, secondsMax: 30 }),
  documents: makePool('documents', { threads, waitingMax: 16, secondsMax: 120, heapMegabytesMax: 1_024 }),
  // Pictures from public forms in `logos`, and from staff in `pictures`.
  logos: makePicturePool('logos', { waitingMax: 8, secondsMax: 30 }),
  // The texts of PDFs for the search and the covers of issues, which jobs read one by one, and covers for forms.
  pdfs: makePool('pdfs', { threads: 1, waitingMax: 8, secondsMax: 60, heapMegabytesMax: 512 }),
  pictures: makePicturePool('pictures', { waitingMax: 24, secondsMax: 120 }),
  // An import keeps its thread until the database has stored its rows.
  sheets: makePool('sheets', { threads: 2, waitingMax: 4, secondsMax: 900, heapMegabytesMax: 768 }),
  texts: makePool('texts', { threads, waitingMax: 32, secondsMax: 10, heapMegabytesMax: 256 }),
  // Documents of Word that staff put into a text.
  words: makePool('words', { threads: 1, waitingMax: 8, secondsMax: 60, heapMegabytesMax: 512 }),
}
