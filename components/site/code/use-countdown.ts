import { useEffect, useState } from 'react'

/**
 * Counts down by the clock, not by its own ticks: a telephone that slept for the minute has waited it.
 * @returns the seconds that are left, a way to begin anew and one to end
 */
export function useCountdown(milliseconds: number): [seconds: number, anew: () => void, end: () => void] {
  const [now, setNow] = useState(Date.now)
  const [until, setUntil] = useState(now + milliseconds)
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000))
  const isWaiting = seconds > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])

  const restart = () => {
    setNow(Date.now())
    setUntil(Date.now() + milliseconds)
  }
  return [seconds, restart, () => setUntil(0)]
}
