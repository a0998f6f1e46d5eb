'use client'

import { useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { AppLink } from '@/components/ui/app-link'
import { buttonClass } from '@/components/ui/button'
import { callApi } from '@/lib/wiring/calls/client'
import type { GalleryImage } from '@/lib/event/gallery/schema'
import type { Locale } from '@/lib/platform/i18n/locale'
import { galleryPictures } from './gallery-pictures'
import { GallerySlider, type SliderTexts } from './gallery-slider'
import { JustifiedRows } from './justified-rows'
import styles from './gallery-view.module.css'

type Texts = SliderTexts & {
  more: string
  loading: string
  failed: string
  /** The text with the number of shown photographs; `#` stands for the number. */
  shown: string
}

type Props = {
  firstImages: readonly GalleryImage[]
  /** The button loads photographs by `id`; if null, it opens the next page. Captions end with `date`. */
  day: { id: number | null; date: string }
  /** The most photographs that one press of the button loads. */
  pageSize: number
  /** The number of photographs on earlier pages, so that the numbering continues. */
  offset: number
  /** The address of the next photographs. The button opens it if it cannot load them into this page. */
  nextHref: string
  locale: Locale
  texts: Texts
}

/**
 * Photographs in rows that fill the width; a press opens them large, and a button loads more or opens the
 * next page.
 */
export function GalleryView({ firstImages, day, pageSize, offset, nextHref, locale, texts }: Props) {
  const [images, setImages] = useState(firstImages)
  const [state, setState] = useState<'more' | 'loading' | 'failed' | 'end'>(
    firstImages.length < pageSize ? 'end' : 'more',
  )
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  const pictures = galleryPictures(images, { offset, locale, word: texts.image, date: day.date })

  const loadMore = async (dayId: number) => {
    setState('loading')
    try {
      const { images: next } = await callApi('GET /mw/client/get/gallery-by-date', {
        id: dayId,
        limit: pageSize,
        offset: offset + images.length,
      })
      const isEnd = next.length < pageSize
      // Renders the photographs at once, so that the photograph to focus exists.
      flushSync(() => {
        setImages([...images, ...next])
        setState(isEnd ? 'end' : 'more')
      })
      // The button disappears, so the first new photograph takes the focus, or the last old one if none was
      // loaded.
      if (isEnd) focusLinkAt(rows.current, Math.min(images.length, images.length + next.length - 1))
    } catch {
      setState('failed')
    }
  }
  const loadMoreInsteadOfNavigating = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || day.id === null) return
    event.preventDefault()
    if (state !== 'loading') void loadMore(day.id)
  }

  return (
    <>
      <JustifiedRows listRef={rows} pictures={pictures} onOpen={setOpenIndex} />
      <div className={styles.foot}>
        {state !== 'end' && (
          <AppLink
            className={buttonClass({ variant: 'outline' })}
            href={nextHref}
            data-deferred=""
            aria-disabled={state === 'loading' ? true : undefined}
            onClick={loadMoreInsteadOfNavigating}
          >
            {state === 'loading' ? texts.loading : texts.more}
          </AppLink>
        )}
        {state === 'failed' && <p role="alert">{texts.failed}</p>}
        <p className="num" role="status">
          {texts.shown.replace('#', String(images.length))}
        </p>
      </div>
      <GallerySlider pictures={pictures} at={openIndex} onMove={setOpenIndex} texts={texts} />
    </>
  )
}

function focusLinkAt(list: HTMLUListElement | null, at: number): void {
  list?.children[at]?.querySelector('a')?.focus()
}
