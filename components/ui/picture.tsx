import { clsx } from 'clsx'
import { preload } from 'react-dom'
import { pictureSources } from '@/lib/platform/files/picture'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './picture.module.css'

type Props = {
  /** The address of a stored picture. */
  url: string
  /** What it shows; empty where the picture only decorates. */
  alt: string
  /** How wide it stands at each window width: `(max-width: 63.99rem) 100vw, 36rem`. */
  sizes: string
  /** The picture that a visitor sees first is fetched at once, the others when they come near. */
  priority?: boolean
  /** The language of `alt`, where it is not that of the page. */
  lang?: Locale | undefined
  className?: string
}

/** A stored picture in the best format and the smallest width that will do, cropped to its frame. */
export function Picture({ url, alt, sizes, priority, lang, className }: Props) {
  const { avif, webp, jpeg, src } = pictureSources(url)
  // Asked for before the style sheets are read: it is the largest thing of the first screen.
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
      {/* The frame has the ratio, so nothing moves when the picture comes. */}
      <img
        src={src}
        srcSet={jpeg || undefined}
        sizes={jpeg ? sizes : undefined}
        alt={alt}
        lang={lang}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
