'use client'

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect } from 'react'
import { prefersReducedMotion } from './use-autoplay'

export type Embla = NonNullable<UseEmblaCarouselType[1]>

export type SlideMotionProps = {
  /** The element that shows one slide of its row. */
  view: RefObject<HTMLElement | null>
  /** Must be the same function at every render. */
  onReady: (embla: Embla) => void
}

/** Turns the slides of a carousel, in a module of its own that most readers of a page never load. */
export function SlideMotion({ view, onReady }: SlideMotionProps) {
  const [setView, embla] = useEmblaCarousel({
    ...{ loop: true, align: 'center' },
    duration: prefersReducedMotion() ? 0 : 28,
  })
  useEffect(() => setView(view.current), [setView, view])
  useEffect(() => {
    if (embla) onReady(embla)
  }, [embla, onReady])
  return null
}
