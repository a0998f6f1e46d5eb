import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { pictureSources } from '@/lib/platform/files/picture'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './picture.module.css'

type Props = {
  url: string
  /** The alternative text; empty for a decorative picture. */
  alt: string
  /** The width of the picture for each window width: `(max-width: 63.99rem) 100vw, 36rem`. */
  sizes: string
  /** Whether to fetch the picture at once; other pictures are fetched when they come near the window. */
  priority?: boolean
  /** The language of `alt`, if it differs from the language of the page. */
  lang?: Locale | undefined
  className?: string
}

/** A stored picture in the best supported format and the smallest sufficient width, cropped to its frame. */
export function Picture({ url, alt, sizes, priority, lang, className }: Props) {
  const { avif, webp, jpeg, src, position } = pictureSources(url)
  // Requests the largest picture of the first screen before the style sheets are read.
  if (priority && avif) {
    preload(src, {
      as: 'image',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
      type: 'image/avif',
    })
  }
  return (
    <picture className={clsx(styles.picture, className)}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      {/* The frame has the aspect ratio, so the layout does not shift when the picture loads. */}
      <img
        src={src}
        srcSet={jpeg || undefined}
        sizes={jpeg ? sizes : undefined}
        alt={alt}
        style={position ? ({ '--picture-focus': position } as CSSProperties) : undefined}
        lang={lang}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
