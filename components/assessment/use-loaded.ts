import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads data of the member once the component that calls this hook is mounted.
 * @param onRefused handles a refusal; returns whether the refusal ended the step
 * @returns the loaded data or the state of loading, and a function that loads again
 */
export function useLoadedData<T>(load: () => Promise<T>, onRefused: (reason: unknown) => boolean) {
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
