import { useEffect, useState } from 'react'

/**
 * Counts down by the clock instead of timer ticks, so that the time while a phone sleeps counts too.
 * @returns the remaining seconds, a function that restarts the countdown, and one that ends it
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
