import { processState } from '@/lib/platform/process-state'
import { type LiveKind, meetingChangeNotifier } from './live'

const beatMs = 20_000
const checkMs = 60_000
/** How long a browser waits before it connects again after the stream ends. */
const comeBackMs = 3_000

declare global {
  interface ProcessState {
    /**
     * Functions that close the open streams. They are called when the server stops, because a stream may
     * stay open for hours.
     */
    eventStreams?: Set<() => void>
  }
}
const open = (processState.eventStreams ??= new Set())

type Options = {
  /** The id of the participant whose changes are sent. */
  userId: number
  /** Aborted when the reader has closed the connection. */
  signal: AbortSignal
  /** Returns whether the reader may still read; the stream asks every minute. */
  mayRead: () => Promise<boolean>
  /** The interval of the `mayRead` checks in milliseconds, which tests shorten. */
  checkEveryMs?: number
}

/**
 * Opens a stream of server-sent events (HTML Living Standard, 9.2) to one participant: `hello` when the
 * stream begins or resumes receiving changes, `change` when a meeting or an hour of the participant changed,
 * and a `beat`, by which a reader distinguishes a dead connection from one without changes. An event does not
 * say what changed: the reader calls the API, which checks access.
 * @returns null when the participant has too many streams
 */
export function createMeetingEventStream({
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
    // The changes of one transaction arrive together and are sent as one event.
    if (isTold) return
    isTold = true
    queueMicrotask(() => {
      isTold = false
      send(`event: ${kind}\ndata:\n\n`)
    })
  }
  const stop = meetingChangeNotifier().subscribe(userId, queueEvent)
  if (!stop) return null

  const beat = setInterval(() => {
    // Without a connection to the database changes cannot be sent: no beats are sent, and the reader polls
    // instead.
    if (meetingChangeNotifier().isListening) send('event: beat\ndata:\n\n')
  }, beatMs)
  const check = setInterval(() => {
    mayRead().then(
      (may) => {
        if (may) return
        // This event makes the page read again: the API refuses, and the page shows the login.
        send('event: change\ndata:\n\n')
        close()
      },
      // The check failed because the database is unavailable. The stream stays open but sends no beats, so
      // the reader polls.
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
