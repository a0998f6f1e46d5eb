import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Reads something of the member's when a part of the page appears.
 * @param onRefused takes a refusal that ends the step; it returns whether it did
 * @returns what was read, and a way to try again
 */
export function useLoaded<T>(load: () => Promise<T>, onRefused: (reason: unknown) => boolean) {
  const [loadState, setLoadState] = useState<{ value: T } | 'loading' | 'failed'>('loading')
  const [round, setRound] = useState(0)
  const start = useEffectEvent(() =>
    load().then(
      (value) => setLoadState({ value }),
      (reason: unknown) => {
        if (!onRefused(reason)) setLoadState('failed')
      },
    ),
  )
  useEffect(() => {
    void start()
  }, [round])
  const again = () => {
    setLoadState('loading')
    setRound(round + 1)
  }
  return [loadState, again] as const
}
