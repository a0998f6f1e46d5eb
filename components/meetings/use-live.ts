import { useEffect, useEffectEvent } from 'react'

const address = '/api/meeting-events'
/** The server sends a heartbeat every twenty seconds. After two missed ones the connection counts as lost. */
const silenceMs = 45_000
const pollMs = 20_000
const againMs = 60_000
const name = 'meeting-events'

/**
 * Calls `onChange` whenever data of the participant changed, and after every gap in which a change may have
 * been missed. If the browser can lock, one tab holds the event stream and notifies the other tabs, because a
 * browser opens few connections to one server. While no events arrive, `onChange` is called every twenty
 * seconds on a visible page.
 */
export function useLiveUpdates(isSignedIn: boolean, onChange: () => void): void {
  const reportChange = useEffectEvent(onChange)
  useEffect(() => {
    if (!isSignedIn) return
    let stopListening = listenForChanges(reportChange)
    // A page that listens cannot be restored from the back-forward cache.
    const stopBeforeLeaving = () => stopListening()
    const listenAgainIfRestored = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      stopListening = listenForChanges(reportChange)
      reportChange()
    }
    window.addEventListener('pagehide', stopBeforeLeaving)
    window.addEventListener('pageshow', listenAgainIfRestored)
    return () => {
      stopListening()
      window.removeEventListener('pagehide', stopBeforeLeaving)
      window.removeEventListener('pageshow', listenAgainIfRestored)
    }
  }, [isSignedIn])
}

/** @returns a function that ends the listening */
function listenForChanges(reportChange: () => void): () => void {
  const over = new AbortController()
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  let lastHeardAt = Date.now()
  const noteMessageAndReportChange = (kind: unknown) => {
    const isAgain = Date.now() - lastHeardAt > silenceMs
    lastHeardAt = Date.now()
    if (kind === 'change' || isAgain) reportChange()
  }
  if (tabs) tabs.onmessage = ({ data }) => noteMessageAndReportChange(data)
  const noteAndBroadcastMessage = (kind: string) => {
    noteMessageAndReportChange(kind)
    tabs?.postMessage(kind)
  }
  const keepStreamOpen = () => streamUntilAborted(noteAndBroadcastMessage, over.signal)
  if (tabs && 'locks' in navigator)
    navigator.locks.request(name, { signal: over.signal }, keepStreamOpen).catch(() => undefined)
  else void keepStreamOpen()

  const reportChangeIfSilent = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastHeardAt > silenceMs) reportChange()
  }
  const poll = setInterval(reportChangeIfSilent, pollMs)
  document.addEventListener('visibilitychange', reportChangeIfSilent)
  return () => {
    over.abort()
    tabs?.close()
    clearInterval(poll)
    document.removeEventListener('visibilitychange', reportChangeIfSilent)
  }
}

/** Keeps an event stream open until `signal` aborts, and opens it again if it was refused or fell silent. */
function streamUntilAborted(onEvent: (kind: string) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | null = null
    let beat = 0
    const connect = () => {
      source?.close()
      beat = Date.now()
      source = new EventSource(address)
      for (const kind of ['beat', 'change'])
        source.addEventListener(kind, () => {
          beat = Date.now()
          onEvent(kind)
        })
      // The stream has begun or reconnected. Earlier changes reached no listener, so a change is reported.
      source.addEventListener('hello', () => onEvent('change'))
    }
    connect()
    const watch = setInterval(() => {
      if (Date.now() - beat > againMs) connect()
    }, 10_000)
    signal.addEventListener('abort', () => {
      clearInterval(watch)
      source?.close()
      resolve()
    })
  })
}
