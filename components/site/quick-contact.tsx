'use client'

import { clsx } from 'clsx'
import { ArrowUp, Mail, MessageCircle, Phone, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { telHref } from './site-data'

const backToTopPixels = 200

type Props = {
  phone?: string
  mail?: string
  texts: { label: string; call: string; mail: string; top: string }
}

/** Call, write, back to the top; on a phone one button opens the three. */
export function QuickContact({ phone, mail, texts }: Props) {
  const [open, setOpen] = useState(false)
  const [scrolled, setScrolled] = useState(false)
  const buttons = useId()

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
    setOpen(false)
  }
  if (!phone && !mail && !scrolled) return null
  return (
    <aside
      aria-label={texts.label}
      className={clsx('quick-contact', open && 'is-open')}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <div className="quick-contact__buttons" id={buttons}>
        {phone && (
          <a href={telHref(phone)} aria-label={texts.call} title={texts.call}>
            <Phone className="icon" size={20} aria-hidden />
          </a>
        )}
        {mail && (
          <a href={`mailto:${mail}`} aria-label={texts.mail} title={texts.mail}>
            <Mail className="icon" size={20} aria-hidden />
          </a>
        )}
        <button type="button" hidden={!scrolled} aria-label={texts.top} title={texts.top} onClick={toTop}>
          <ArrowUp className="icon" size={20} aria-hidden />
        </button>
      </div>
      <button
        type="button"
        className="quick-contact__toggle"
        aria-label={texts.label}
        aria-expanded={open}
        aria-controls={buttons}
        onClick={() => setOpen(!open)}
      >
        {open ? (
          <X className="icon" size={22} aria-hidden />
        ) : (
          <MessageCircle className="icon" size={22} aria-hidden />
        )}
      </button>
    </aside>
  )
}
