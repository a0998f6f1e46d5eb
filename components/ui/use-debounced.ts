import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/** A pause after typing: what is begun is done when nothing else is begun meanwhile. */
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

/** Does something with what is typed, once typing rests. */
export function useWhenRested(text: string, milliseconds: number, then: (text: string) => void): void {
  const { begin, stop } = useDebounced(milliseconds)
  const act = useEffectEvent(then)
  useEffect(() => {
    begin(() => act(text))
    return stop
  }, [begin, stop, text])
}

/** What is typed, once typing rests. */
export function useRested(text: string, milliseconds: number): string {
  const [restedText, setRestedText] = useState(text)
  useWhenRested(text, milliseconds, setRestedText)
  return restedText
}
