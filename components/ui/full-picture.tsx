import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { Locale } from '@/lib/platform/i18n/locale'
import { iconButtonClass } from './button'
import { Picture } from './picture'
import styles from './full-picture.module.css'

type Props = {
  /** The id of the opened picture; must be unique on the page. */
  id: string
  url: string
  alt: string
  /** The language of `alt`, if it differs from the language of the page. */
  lang?: Locale | undefined
  /** The label of the opened picture; `closeLabel` is that of the buttons that close the picture. */
  label: string
  closeLabel: string
  /** The size of the picture; without it a style sheet sets the aspect ratio of the opened picture. */
  size?: { width: number; height: number } | undefined
  className?: string | undefined
  /** The content of the button that opens the picture. */
  children: ReactNode
}

/**
 * A picture that opens enlarged. A click anywhere, the close button or Esc closes it. Works without a script.
 */
export function ZoomablePicture({ id, url, alt, lang, label, closeLabel, size, className, children }: Props) {
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
        {/* A click anywhere on the picture closes it. This button is for the pointer only: by keyboard, the
            close button or Esc closes the picture. */}
        <button
          type="button"
          className={styles.whole}
          popoverTarget={id}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-label={closeLabel}
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
          aria-label={closeLabel}
        >
          <X className="icon" size={24} aria-hidden />
        </button>
      </div>
    </>
  )
}
