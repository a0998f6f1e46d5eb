'use client'

import { useEffect, useRef, useState } from 'react'

/** Whether the visitor prefers reduced motion. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Calls `next` at intervals while playing, but not while the content is hovered or focused or the window is
 * hidden. For visitors who prefer reduced motion, playing does not start by itself.
 */
export function useAutoplay(interval: number | undefined, next: () => void) {
  const [playing, setPlaying] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const latest = useRef(next)
  useEffect(() => {
    latest.current = next
  })

  useEffect(() => {
    if (!interval || prefersReducedMotion()) return
    // A timer sets the state, because a state set directly in an effect renders the component again at once.
    const start = setTimeout(() => setPlaying(true), 0)
    return () => clearTimeout(start)
  }, [interval])

  useEffect(() => {
    if (!interval || !playing || isHeld) return
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, interval)
    return () => clearInterval(timer)
  }, [interval, playing, isHeld])

  return {
    offered: Boolean(interval),
    playing,
    toggle: () => setPlaying((now) => !now),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
