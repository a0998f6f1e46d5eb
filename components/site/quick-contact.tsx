'use client'

import { ArrowUp, Mail, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { telHref } from './site-data'
import styles from './quick-contact.module.css'

const backToTopPixels = 200

type Props = {
  phone?: string | undefined
  mail?: string | undefined
  texts: { label: string; call: string; mail: string; top: string }
}

/**
 * Contact links and the button to the top. The links are a strip at the bottom, or a column if the margin has
 * room for it. They are hidden while the reader scrolls down; the strip also hides at the top of the page.
 * The button appears below the first 200 pixels; without contacts there is only the button.
 */
export function ContactLinksAndTopButton({ phone, mail, texts }: Props) {
  const [isScrolled, setScrolled] = useState(false)

  useEffect(() => {
    const updateScrolled = () => setScrolled(window.scrollY > backToTopPixels)
    updateScrolled()
    window.addEventListener('scroll', updateScrolled, { passive: true })
    return () => window.removeEventListener('scroll', updateScrolled)
  }, [])

  const scrollToTop = () => {
    // The button loses the focus first: it hides while the page scrolls up, and hiding a focused element
    // would stop the scrolling.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
  }
  return (
    <>
      {(phone || mail) && (
        <aside aria-label={texts.label} className={styles.quickContact}>
          {phone && (
            <a href={telHref(phone)} aria-label={texts.call} title={texts.call}>
              <Phone className="icon" size={20} aria-hidden />
              <span>{texts.call}</span>
            </a>
          )}
          {mail && (
            <a href={`mailto:${mail}`} aria-label={texts.mail} title={texts.mail}>
              <Mail className="icon" size={20} aria-hidden />
              <span>{texts.mail}</span>
            </a>
          )}
        </aside>
      )}
      {isScrolled && (
        <button
          type="button"
          aria-label={texts.top}
          title={texts.top}
          className={styles.top}
          data-top=""
          onClick={scrollToTop}
        >
          <ArrowUp className="icon" size={20} aria-hidden />
        </button>
      )}
    </>
  )
}
