'use client'

import { useEffect } from 'react'

/** Less is the trembling of a finger. */
const turnPixels = 8
/** Where the strip of contact buttons has its own place. */
const endPixels = 72

/** Whoever stays so long in one place is no longer on the way. */
const restMilliseconds = 1_500

/**
 * Says on the document which way its reader scrolls (`data-scroll`: `up`, `down`, `rest` after a way down, `end`): the
 * header comes back on the way up, and the contact buttons are away on the way down alone. Without scripts nothing is
 * said, and both stay where they are.
 */
export function ScrollState() {
  useEffect(() => {
    const root = document.documentElement
    /** Where the way began that is gone now. */
    let from = window.scrollY
    let last = from
    let resting: ReturnType<typeof setTimeout> | undefined
    const say = (state: string | undefined) => {
      if (state === undefined) delete root.dataset.scroll
      else if (root.dataset.scroll !== state) root.dataset.scroll = state
    }
    const look = () => {
      const end = root.scrollHeight - window.innerHeight
      // Browsers that let a page be pulled over its edges spring back, which is no way of the reader's.
      const top = Math.min(Math.max(window.scrollY, 0), end)
      const hasTurned = top < last !== last < from
      if (hasTurned) from = last
      last = top
      if (top === 0) say(undefined)
      else if (top - from > turnPixels) say(end - top < endPixels ? 'end' : 'down')
      else if (from - top > turnPixels) say('up')
      clearTimeout(resting)
      if (root.dataset.scroll === 'down') resting = setTimeout(() => say('rest'), restMilliseconds)
    }
    if (last > 0) say('rest')
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      clearTimeout(resting)
      say(undefined)
    }
  }, [])
  return null
}
