'use client'

import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, type ComponentType, useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './button'
import type { Embla, SlideMotionProps } from './slide-motion'
import { useAutoplay } from './use-autoplay'
import styles from './carousel.module.css'

export type CarouselTexts = {
  /** The name of the carousel, such as «Онцлох». */
  label: string
  previous: string
  next: string
  pause: string
  play: string
  /** The name of the button that shows one slide, with `{number}` for the number of the slide. */
  slide: string
}

type Props = {
  texts: CarouselTexts
  /** Each child is one slide. */
  children: ReactNode
  /** `wide` shows the neighbours of the current slide, and a caption instead of one button per slide. */
  variant?: 'card' | 'wide'
  captions?: readonly { text: string; lang?: string | undefined }[]
  /** The milliseconds between slides; without them the slides do not move by themselves. */
  autoplay?: number
  className?: string
}

/**
 * Shows slides; after the last one the first follows. Without the script they are a row with scroll snapping.
 * Autoplay has a pause button, pauses on hover and focus, and does not start for visitors who prefer reduced
 * motion.
 */
export function Carousel({ texts, children, variant = 'card', captions, autoplay, className }: Props) {
  const slides = Children.toArray(children)
  const count = slides.length
  const root = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const [Motion, setMotion] = useState<ComponentType<SlideMotionProps> | null>(null)
  const [embla, setEmbla] = useState<Embla | null>(null)
  const [selectedIndex, setSelectedIndex] = useState(0)
  const [ready, setReady] = useState(false)
  const player = useAutoplay(count > 1 ? autoplay : undefined, () => embla?.scrollNext())

  // Loads the motion, and measures the slides, only when the carousel comes near the window: before that no
  // visitor can turn them. If loading fails, the slides remain a row that can be scrolled.
  useEffect(() => {
    if (!root.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        runWhenIdle(() => {
          import('./slide-motion').then(
            (module) => setMotion(() => module.SlideMotion),
            () => undefined,
          )
        })
      },
      { rootMargin: '200px' },
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!embla) return
    const updateSelection = () => {
      setSelectedIndex(embla.selectedScrollSnap())
      setReady(true)
    }
    embla.on('select', updateSelection).on('reInit', updateSelection)
    updateSelection()
    return () => void embla.off('select', updateSelection).off('reInit', updateSelection)
  }, [embla])

  const [Previous, Next] = variant === 'wide' ? [ArrowLeft, ArrowRight] : [ChevronLeft, ChevronRight]
  return (
    <div
      ref={root}
      className={clsx(styles.carousel, styles[variant], className)}
      data-ready={ready ? '' : undefined}
      role="group"
      aria-roledescription="carousel"
      aria-label={texts.label}
      {...player.hold}
    >
      <div className={styles.view} ref={view} tabIndex={ready ? undefined : 0}>
        <div className={styles.row} aria-live={player.playing ? 'off' : 'polite'}>
          {slides.map((slide, at) => (
            <div
              key={at}
              className={styles.slide}
              data-current={at === selectedIndex ? '' : undefined}
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} / ${count}`}
              inert={ready && at !== selectedIndex}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {Motion && <Motion view={view} onReady={setEmbla} />}
      {count > 1 && (
        <div className={styles.controls}>
          {variant === 'wide' ? (
            <p className={styles.caption}>
              <span lang={captions?.[selectedIndex]?.lang}>{captions?.[selectedIndex]?.text}</span>{' '}
              <span className={clsx('muted num', styles.place)}>
                {selectedIndex + 1} / {count}
              </span>
            </p>
          ) : (
            <>
              <div className={styles.segments}>
                {slides.map((_, at) => (
                  <button
                    key={at}
                    type="button"
                    aria-label={texts.slide.replace('{number}', String(at + 1))}
                    aria-current={at === selectedIndex || undefined}
                    onClick={() => embla?.scrollTo(at)}
                  />
                ))}
              </div>
              <span className={clsx('num', styles.count)}>
                {selectedIndex + 1} / {count}
              </span>
            </>
          )}
          {player.offered && (
            <IconButton label={player.playing ? texts.pause : texts.play} onClick={player.toggle}>
              {player.playing ? (
                <Pause className="icon" size={18} aria-hidden />
              ) : (
                <Play className="icon" size={18} aria-hidden />
              )}
            </IconButton>
          )}
          <IconButton label={texts.previous} onClick={() => embla?.scrollPrev()}>
            <Previous className="icon" size={20} aria-hidden />
          </IconButton>
          <IconButton label={texts.next} onClick={() => embla?.scrollNext()}>
            <Next className="icon" size={20} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  )
}

/** Runs a function when the browser is idle or, without `requestIdleCallback`, after a short delay. */
function runWhenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run, 100)
}
