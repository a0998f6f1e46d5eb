import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Returns functions to run an action after a pause and to cancel it. A new action replaces a pending one.
 */
export function useDebounced(milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(timer.current), [])
  const begin = useCallback(
    (then: () => void) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(then, milliseconds)
    },
    [milliseconds],
  )
  useEffect(() => stop, [stop])
  return { begin, stop }
}

/** Calls `then` with the text when typing pauses. */
export function useAfterTypingPause(text: string, milliseconds: number, then: (text: string) => void): void {
  const { begin, stop } = useDebounced(milliseconds)
  const act = useEffectEvent(then)
  useEffect(() => {
    begin(() => act(text))
    return stop
  }, [begin, stop, text])
}

/** Returns the text as it was at the last pause in typing. */
export function useDebouncedText(text: string, milliseconds: number): string {
  const [restedText, setRestedText] = useState(text)
  useAfterTypingPause(text, milliseconds, setRestedText)
  return restedText
}
