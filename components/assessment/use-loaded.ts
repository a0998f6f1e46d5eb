import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Reads data of the member when a part of the page appears.
 * @param onRefused handles a refusal that ends the step; returns whether it did
 * @returns the answer, and a function that tries again
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
  const reload = () => {
    setLoadState('loading')
    setRound(round + 1)
  }
  return [loadState, reload] as const
}
