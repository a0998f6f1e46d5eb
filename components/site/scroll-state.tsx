'use client'

import { useEffect } from 'react'

/** Movements up to this length change no direction, because a trembling finger can cause them. */
const turnPixels = 8
/** Within this distance of the end of the page the contact strip appears below the content. */
const endPixels = 72

/** The pause after which the reader no longer counts as scrolling. */
const restMilliseconds = 1_500

/**
 * Sets `data-scroll` on the document: `up` or `down` by the direction, `end` instead of `down` near the end
 * of the page, `rest` after a pause in scrolling down or if the page opens below its top. At the top there is
 * no attribute. The header appears while scrolling up, and the contact links hide while scrolling down.
 * Without scripts nothing is set, and the contact links stay visible.
 */
export function ScrollStateTracker() {
  useEffect(() => {
    const root = document.documentElement
    /** The scroll position at which the current direction began. */
    let from = window.scrollY
    let last = from
    let resting: ReturnType<typeof setTimeout> | undefined
    const setScrollState = (state: string | undefined) => {
      if (state === undefined) delete root.dataset.scroll
      else if (root.dataset.scroll !== state) root.dataset.scroll = state
    }
    const updateScrollState = () => {
      const end = root.scrollHeight - window.innerHeight
      // The position is limited to the page: overscroll springs back, which is not a movement of the reader.
      const top = Math.min(Math.max(window.scrollY, 0), end)
      const hasTurned = top < last !== last < from
      if (hasTurned) from = last
      last = top
      if (top === 0) setScrollState(undefined)
      else if (top - from > turnPixels) setScrollState(end - top < endPixels ? 'end' : 'down')
      else if (from - top > turnPixels) setScrollState('up')
      clearTimeout(resting)
      if (root.dataset.scroll === 'down') resting = setTimeout(() => setScrollState('rest'), restMilliseconds)
    }
    if (last > 0) setScrollState('rest')
    window.addEventListener('scroll', updateScrollState, { passive: true })
    return () => {
      window.removeEventListener('scroll', updateScrollState)
      clearTimeout(resting)
      setScrollState(undefined)
    }
  }, [])
  return null
}
