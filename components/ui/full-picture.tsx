import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { Locale } from '@/lib/platform/i18n/locale'
import { iconButtonClass } from './button'
import { Picture } from './picture'
import styles from './full-picture.module.css'

type Props = {
  /** Differs between the pictures of one page. */
  id: string
  url: string
  alt: string
  /** The language of `alt`, where it is not that of the page. */
  lang?: Locale | undefined
  /** What the opened picture is called, and the button that closes it. */
  label: string
  close: string
  /** Width by height; without them the picture takes the ratio of its frame. */
  size?: { width: number; height: number } | undefined
  className?: string | undefined
  /** What one presses to open it. */
  children: ReactNode
}

/** A picture that opens in full; a click anywhere, the cross or Esc closes it. It works without a script. */
export function FullPicture({ id, url, alt, lang, label, close, size, className, children }: Props) {
  const ratio = size ? { '--picture-ratio': `${size.width} / ${size.height}` } : {}
  return (
    <>
      <button type="button" className={className} popoverTarget={id}>
        {children}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.full}
        style={ratio as CSSProperties}
      >
        {/* For the pointer alone: the keyboard has the cross and Esc. */}
        <button
          type="button"
          className={styles.whole}
          popoverTarget={id}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-label={close}
        >
          <Picture
            className={styles.picture}
            url={url}
            alt={alt}
            lang={lang}
            sizes="(max-width: 60rem) 100vw, 56rem"
          />
        </button>
        <button
          type="button"
          className={iconButtonClass(styles.close)}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={close}
        >
          <X className="icon" size={24} aria-hidden />
        </button>
      </div>
    </>
  )
}
