import { processState } from '@/lib/platform/process-state'
import { type LiveKind, liveMeetings } from './live'

const beatMs = 20_000
const checkMs = 60_000
/** How long a browser waits before it connects again. */
const comeBackMs = 3_000

declare global {
  interface ProcessState {
    /** Close the open streams, which never end by themselves: a stopping server calls them. */
    eventStreams?: Set<() => void>
  }
}
const open = (processState.eventStreams ??= new Set())

type Options = {
  /** The participant whose changes are sent. */
  userId: number
  /** Aborted when the reader has left. */
  signal: AbortSignal
  /** Called every minute: whether the reader may still read. */
  mayRead: () => Promise<boolean>
  /** Shorter in tests. */
  checkEveryMs?: number
}

/**
 * Sends server-sent events (HTML Living Standard, 9.2) to one participant: `hello` once all changes are sent,
 * `change` when something of theirs changed, and regular `beat`s, so that a reader can distinguish a dead
 * connection from one without changes. The events do not say what changed: the reader calls the API, which
 * checks access.
 * @returns null when the participant has too many streams
 */
export function meetingEvents({
  userId,
  signal,
  mayRead,
  checkEveryMs = checkMs,
}: Options): ReadableStream<Uint8Array> | null {
  const text = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let isTold = false
  const send = (lines: string) => {
    try {
      controller?.enqueue(text.encode(lines))
    } catch {
      close()
    }
  }
  const queueEvent = (kind: LiveKind) => {
    // Several changes in one transaction are sent as one.
    if (isTold) return
    isTold = true
    queueMicrotask(() => {
      isTold = false
      send(`event: ${kind}\ndata:\n\n`)
    })
  }
  const stop = liveMeetings().listen(userId, queueEvent)
  if (!stop) return null

  const beat = setInterval(() => {
    // A reader without beats polls, and there are no beats while changes cannot be sent.
    if (liveMeetings().isListening) send('event: beat\ndata:\n\n')
  }, beatMs)
  const check = setInterval(() => {
    mayRead().then(
      (may) => {
        if (may) return
        // The page then checks its session and shows the login.
        send('event: change\ndata:\n\n')
        close()
      },
      // The database is unavailable for the moment: a reader without beats polls.
      () => undefined,
    )
  }, checkEveryMs)

  function close(): void {
    stop?.()
    clearInterval(beat)
    clearInterval(check)
    open.delete(close)
    signal.removeEventListener('abort', close)
    const lastController = controller
    controller = null
    try {
      lastController?.close()
    } catch {
      // The reader closed it.
    }
  }

  open.add(close)
  signal.addEventListener('abort', close)
  return new ReadableStream<Uint8Array>({
    start(streamController) {
      controller = streamController
      send(`retry: ${comeBackMs}\n\n`)
      if (signal.aborted) close()
    },
    cancel: close,
  })
}
