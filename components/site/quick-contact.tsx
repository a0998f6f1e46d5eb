'use client'

import { ArrowUp, Mail, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { telHref } from './site-data'
import styles from './quick-contact.module.css'

const backToTopPixels = 200

type Props = {
  phone?: string
  mail?: string
  texts: { label: string; call: string; mail: string; top: string }
}

/** Call, write, back to the top: a strip at the lower edge, or a column where the margin has room for it. */
export function QuickContact({ phone, mail, texts }: Props) {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const look = () => setScrolled(window.scrollY > backToTopPixels)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  const toTop = () => {
    // The button hides on the way up; a focused element that hides would stop the scrolling.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
  }
  if (!phone && !mail && !scrolled) return null
  return (
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
      <button type="button" hidden={!scrolled} aria-label={texts.top} title={texts.top} onClick={toTop}>
        <ArrowUp className="icon" size={20} aria-hidden />
        <span>{texts.top}</span>
      </button>
    </aside>
  )
}
