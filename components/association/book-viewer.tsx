'use client'

import { clsx } from 'clsx'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { IconButton } from '@/components/ui/button'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import type { Locale } from '@/lib/platform/i18n/locale'
import { isNearOpenPage, leavesOf, pageAfterStep, countTurnedLeaves } from './book-leaves'
import { BookPage } from './book-page'
import styles from './book-viewer.module.css'

type Props = {
  /** `lang` is the language of `alt`, if it is not that of the page. */
  pages: { src: string; alt: string; lang: Locale | undefined }[]
  texts: { label: string; first: string; previous: string; next: string; last: string }
}

const singlePage = '(max-width: 47.99rem)'
const swipePixelsMin = 40

/** A book whose leaves turn by buttons, keys, swipes, and clicks on a page. */
export function BookViewer({ pages, texts }: Props) {
  const [page, setPage] = useState(0)
  const start = useRef<number | null>(null)
  const last = pages.length - 1
  const turnedCount = countTurnedLeaves(page)
  const leaves = leavesOf(pages)
  // The cover is not to wait for pages that nobody can open yet.
  const canTurn = useBrowserValue(() => true, false)

  const step = useCallback(
    (by: 1 | -1) => setPage((now) => pageAfterStep(now, by, pages.length, matchMedia(singlePage).matches)),
    [pages.length],
  )
  const turnPageByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' || event.key === 'PageDown') step(1)
    else if (event.key === 'ArrowLeft' || event.key === 'PageUp') step(-1)
    else if (event.key === 'Home') setPage(0)
    else if (event.key === 'End') setPage(last)
    else return
    event.preventDefault()
  }
  // The left and right arrow keys also turn the leaves while no element has the focus.
  useEffect(() => {
    const turnPageByGlobalArrow = (event: globalThis.KeyboardEvent) => {
      if (event.target !== document.body || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowRight') step(1)
      if (event.key === 'ArrowLeft') step(-1)
    }
    document.addEventListener('keydown', turnPageByGlobalArrow)
    return () => document.removeEventListener('keydown', turnPageByGlobalArrow)
  }, [step])
  const turnPageBySwipeOrClick = (event: PointerEvent<HTMLDivElement>) => {
    const distance = event.clientX - (start.current ?? event.clientX)
    start.current = null
    if (Math.abs(distance) >= swipePixelsMin) return step(distance < 0 ? 1 : -1)
    const { left, width } = event.currentTarget.getBoundingClientRect()
    step(event.clientX > left + width / 2 ? 1 : -1)
  }

  const side = page === 0 ? 'front' : page === last ? 'back' : page % 2 === 0 ? 'right' : 'left'
  return (
    <div className={styles.book} role="group" aria-label={texts.label} onKeyDown={turnPageByKey}>
      <div
        className={styles.view}
        tabIndex={0}
        role="group"
        aria-label={texts.label}
        onPointerDown={(event) => (start.current = event.clientX)}
        onPointerUp={turnPageBySwipeOrClick}
      >
        <div className={clsx(styles.leaves, styles[side])}>
          {leaves.map(([front, back], leaf) => (
            <div
              key={leaf}
              className={styles.leaf}
              data-turned={leaf < turnedCount ? '' : undefined}
              style={{ zIndex: leaf < turnedCount ? leaf : leaves.length - leaf }}
            >
              {[front, back].map((each, face) => {
                const number = leaf * 2 + face
                const open = leaf === turnedCount ? face === 0 : leaf === turnedCount - 1 && face === 1
                return (
                  each && (
                    <div key={face} className={styles.page} aria-hidden={!open}>
                      {(number === 0 || (canTurn && isNearOpenPage(number, page))) && (
                        <BookPage
                          url={each.src}
                          alt={open ? each.alt : ''}
                          lang={each.lang}
                          sizes="(max-width: 47.99rem) 100vw, 26rem"
                          priority={number === 0}
                        />
                      )}
                    </div>
                  )
                )
              })}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <IconButton label={texts.first} disabled={page === 0} onClick={() => setPage(0)}>
          <ChevronFirst className="icon" size={20} aria-hidden />
        </IconButton>
        <IconButton label={texts.previous} disabled={page === 0} onClick={() => step(-1)}>
          <ChevronLeft className="icon" size={20} aria-hidden />
        </IconButton>
        <span className="num" aria-live="polite">
          {page + 1} / {pages.length}
        </span>
        <IconButton label={texts.next} disabled={page === last} onClick={() => step(1)}>
          <ChevronRight className="icon" size={20} aria-hidden />
        </IconButton>
        <IconButton label={texts.last} disabled={page === last} onClick={() => setPage(last)}>
          <ChevronLast className="icon" size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
