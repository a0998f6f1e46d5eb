'use client'

import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react'
import { useEffect, useRef, type CSSProperties, type PointerEvent } from 'react'
import { IconButton, IconLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { usePictureNavigation } from '@/components/ui/use-viewer'
import type { RowPicture } from './justified-rows'
import styles from './gallery-slider.module.css'

export type SliderTexts = Record<
  'viewer' | 'close' | 'next' | 'previous' | 'download' | 'thumbs' | 'image',
  string
>
type SliderPicture = RowPicture & { caption: string }

type Props = {
  pictures: readonly SliderPicture[]
  /** The index of the open picture; null while none is open. */
  at: number | null
  onMove: (at: number | null) => void
  texts: SliderTexts
}

const swipePixelsMin = 40

/**
 * Shows photographs one at a time over the whole window. The reader moves by buttons, by arrow keys, Home and
 * End, by a swipe, or by the thumbnails below. The native dialog closes on Escape and returns the focus to
 * where it was.
 */
export function GallerySlider({ pictures, at, onMove, texts }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const start = useRef<number | null>(null)
  const picture = at === null ? undefined : pictures[at]
  const isOpen = picture !== undefined
  const { step, onKeyDown } = usePictureNavigation(pictures.length, at, onMove)

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
  }, [isOpen])

  const stepOnSwipe = (event: PointerEvent) => {
    const distance = event.clientX - (start.current ?? event.clientX)
    start.current = null
    if (Math.abs(distance) >= swipePixelsMin) step(distance < 0 ? 1 : -1)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.slider}
      aria-label={texts.viewer}
      onKeyDown={onKeyDown}
      onClose={() => onMove(null)}
    >
      {picture && (
        <>
          <div className={styles.head}>
            <b className="num">
              {(at ?? 0) + 1} / {pictures.length}
            </b>
            <span aria-live="polite" lang={picture.lang}>
              {picture.caption}
            </span>
            <IconLink label={texts.download} href={picture.image} download={`${picture.name}.jpg`}>
              <Download className="icon" size={20} aria-hidden />
            </IconLink>
            <IconButton label={texts.close} onClick={() => dialog.current?.close()}>
              <X className="icon" size={22} aria-hidden />
            </IconButton>
          </div>
          <div className={styles.view}>
            <IconButton label={texts.previous} onClick={() => step(-1)}>
              <ChevronLeft className="icon" size={22} aria-hidden />
            </IconButton>
            <figure
              // The picture is never shown larger than it is stored.
              style={{ '--width': `${picture.width}px`, '--height': `${picture.height}px` } as CSSProperties}
              // Dragging the picture would end the swipe.
              onDragStart={(event) => event.preventDefault()}
              onPointerDown={(event) => (start.current = event.clientX)}
              onPointerUp={stepOnSwipe}
              onPointerCancel={() => (start.current = null)}
            >
              <Picture
                key={picture.id}
                className={styles.shown}
                url={picture.image}
                alt={picture.name}
                lang={picture.lang}
                sizes="100vw"
                priority
              />
            </figure>
            <IconButton label={texts.next} onClick={() => step(1)}>
              <ChevronRight className="icon" size={22} aria-hidden />
            </IconButton>
          </div>
          <Thumbnails pictures={pictures} current={at ?? 0} label={texts.thumbs} onMove={onMove} />
        </>
      )}
    </dialog>
  )
}

type ThumbsProps = {
  pictures: readonly SliderPicture[]
  current: number
  label: string
  onMove: (at: number) => void
}

/** The thumbnails in one row, which scrolls to the thumbnail of the open picture. */
function Thumbnails({ pictures, current, label, onMove }: ThumbsProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <ol ref={list} className={styles.thumbs} aria-label={label}>
      {pictures.map(({ id, image, name, lang, width, height }, at) => (
        <li key={id} style={{ aspectRatio: `${width / height}` }}>
          <button
            type="button"
            aria-label={name}
            lang={lang}
            aria-current={at === current ? 'true' : undefined}
            onClick={() => onMove(at)}
          >
            <Picture className={styles.thumb} url={image} alt="" sizes="6rem" />
          </button>
        </li>
      ))}
    </ol>
  )
}
