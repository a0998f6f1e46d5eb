'use client'

import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SectionHead } from '@/components/site/section-head'
import { IconButton } from '@/components/ui/button'
import type { CarouselTexts } from '@/components/ui/carousel'
import { prefersReducedMotion, useAutoplay } from '@/components/ui/use-autoplay'
import styles from './sponsor-strip.module.css'

const autoplayMilliseconds = 5000

type Props = { texts: CarouselTexts; title: string; count: number; children: ReactNode }

/**
 * A row of sponsors. It scrolls by hand and, where scripts run, also automatically, one view at a time. The
 * automatic scrolling pauses while the row is pointed at or focused. It does not start for a reader who
 * prefers reduced motion.
 */
export function SponsorCarousel({ texts, title, count, children }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const list = row.current
    if (!list) return
    const observer = new ResizeObserver(() => setOverflows(list.scrollWidth > list.clientWidth + 1))
    observer.observe(list)
    return () => observer.disconnect()
  }, [count])

  const scrollRow = (direction: 1 | -1) => {
    const list = row.current
    if (!list) return
    const last = list.scrollWidth - list.clientWidth
    const isAtEnd = direction === 1 ? list.scrollLeft >= last - 1 : list.scrollLeft <= 1
    const left = isAtEnd ? (direction === 1 ? 0 : last) : list.scrollLeft + direction * list.clientWidth
    list.scrollTo({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }
  const player = useAutoplay(overflows ? autoplayMilliseconds : undefined, () => scrollRow(1))

  const controls = overflows && (
    <div className={styles.controls}>
      <IconButton label={player.playing ? texts.pause : texts.play} onClick={player.toggle}>
        {player.playing ? (
          <Pause className="icon" size={18} aria-hidden />
        ) : (
          <Play className="icon" size={18} aria-hidden />
        )}
      </IconButton>
      <IconButton label={texts.previous} className={styles.previous} onClick={() => scrollRow(-1)}>
        <ArrowLeft className="icon" size={20} aria-hidden />
      </IconButton>
      <IconButton label={texts.next} onClick={() => scrollRow(1)}>
        <ArrowRight className="icon" size={20} aria-hidden />
      </IconButton>
    </div>
  )
  return (
    <div role="group" aria-roledescription="carousel" aria-label={texts.label} {...player.hold}>
      <SectionHead title={title} hasTools aside={controls} />
      {/* The row is focusable, because the keyboard must be able to scroll it. */}
      <ul className={styles.row} ref={row} tabIndex={0} aria-label={texts.label}>
        {children}
      </ul>
    </div>
  )
}
