import { type LiveKind, liveMeetings } from './live'

const beatMs = 20_000
const checkMs = 60_000
/** A browser comes back so long after a stream ended. */
const comeBackMs = 3_000

type Open = Set<() => void>
const globals = globalThis as { strataStreams?: Open; strataLive?: { stop(): void } }
const open: Open = (globals.strataStreams ??= new Set())
// A server that stops does not wait for streams, which have no end of their own (`server.ts`).
globals.strataLive ??= { stop: () => [...open].forEach((close) => close()) }

type Options = {
  /** Whose changes are told. */
  userId: number
  /** Ends when the reader has left. */
  signal: AbortSignal
  /** Asked every minute: whether the reader may still read. */
  mayRead: () => Promise<boolean>
  /** Shorter in tests. */
  checkEveryMs?: number
}

/**
 * Server-sent events (HTML Living Standard, 9.2) for one participant: `hello` once all changes are told, `change` when something of
 * theirs changed, `beat` meanwhile, so that a reader knows a line that carries nothing from one on which nothing
 * happens. What changed is not told: it is read by the calls, which know who may see it.
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
  const tell = (kind: LiveKind) => {
    // Several changes of one transaction are one.
    if (isTold) return
    isTold = true
    queueMicrotask(() => {
      isTold = false
      send(`event: ${kind}\ndata:\n\n`)
    })
  }
  const stop = liveMeetings().listen(userId, tell)
  if (!stop) return null

  const beat = setInterval(() => {
    // A reader who hears nothing asks by itself, as long as nothing would be told.
    if (liveMeetings().isListening) send('event: beat\ndata:\n\n')
  }, beatMs)
  const check = setInterval(() => {
    mayRead().then(
      (may) => {
        if (may) return
        // The page asks who has come in, and shows the way in.
        send('event: change\ndata:\n\n')
        close()
      },
      // The database is away for the moment: whoever is told nothing asks by itself.
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
