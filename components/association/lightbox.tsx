'use client'

import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePageLanguage } from '#page-language'
import { IconButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { Picture } from '@/components/ui/picture'
import { usePictureNavigation } from '@/components/ui/use-viewer'
import { foreignLang } from '@/lib/platform/i18n/foreign'
import styles from './lightbox.module.css'

type Props = {
  /** `alt` describes a picture without a title beside it. */
  pictures: { id: number | string; title?: string; alt?: string; url: string }[]
  texts: { label: string; close: string; previous: string; next: string }
  className?: string
  sizes?: string
}

/**
 * Pictures as tiles, square unless their class sets another shape. A tile opens its picture large in a native
 * dialog, where the arrow keys page through the pictures. Without a script a tile is a link.
 */
export function Lightbox({
  pictures,
  texts,
  className = styles.tileGrid,
  sizes = '(max-width: 47.99rem) 45vw, 19rem',
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState<number | null>(null)
  const picture = at === null ? undefined : pictures[at]
  const words = picture?.title ?? picture?.alt ?? ''
  const locale = usePageLanguage()
  const { step, onKeyDown } = usePictureNavigation(pictures.length, at, setAt)

  return (
    <>
      <ul className={className}>
        {pictures.map(({ id, title, alt, url }, index) => (
          <li key={id}>
            <a
              data-deferred=""
              href={url}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                setAt(index)
                dialog.current?.showModal()
              }}
            >
              <Picture
                url={url}
                // A title beside the picture describes it, so its `alt` is empty.
                alt={title ? '' : (alt ?? `${texts.label} ${index + 1}`)}
                sizes={sizes}
              />
              {title && (
                <span>
                  <InLanguage of={title} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        className={styles.lightbox}
        aria-label={texts.label}
        onKeyDown={onKeyDown}
        onClose={() => setAt(null)}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current?.close()
        }}
      >
        {picture && (
          <figure>
            <Picture
              className={styles.shown}
              key={picture.id}
              url={picture.url}
              alt={words}
              lang={foreignLang(words, locale)}
              sizes="(max-width: 47.99rem) 100vw, 46rem"
            />
            <figcaption>
              <span aria-live="polite">
                <InLanguage of={words} />{' '}
                <span className={clsx('num', styles.count)}>
                  {(at ?? 0) + 1} / {pictures.length}
                </span>
              </span>
              <IconButton label={texts.previous} onClick={() => step(-1)}>
                <ChevronLeft className="icon" size={24} aria-hidden />
              </IconButton>
              <IconButton label={texts.next} onClick={() => step(1)}>
                <ChevronRight className="icon" size={24} aria-hidden />
              </IconButton>
              <IconButton label={texts.close} onClick={() => dialog.current?.close()}>
                <X className="icon" size={24} aria-hidden />
              </IconButton>
            </figcaption>
          </figure>
        )}
      </dialog>
    </>
  )
}
