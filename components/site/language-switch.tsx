'use client'

import { useSyncExternalStore } from 'react'
import { usePathname } from 'next/navigation'
import { usePageLanguage } from '#page-language'
import { iconButtonClass } from '@/components/ui/button'
import { localePath, locales, otherLocale, alternatePath, type Locale } from '@/lib/platform/i18n/locale'
import styles from './language-switch.module.css'

/**
 * Subscribes to changes of the hash in the address. The router does not report these changes.
 */
function subscribeToHashChange(tell: () => void): () => void {
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}
const oneYearSeconds = 31_536_000

type Props = {
  /** The site's home, to which the link leads until the page cache or the script sets the page's address. */
  home: string
  texts: { label: string; short: Record<Locale, string>; full: Record<Locale, string> }
  /** Whether to show only one button, with the other language, for the small header. */
  single?: boolean
}

/**
 * Links to the same page in the other language and stores the choice for a year. A cached page is rendered
 * without knowing its public address, so the page cache inserts the link (`lib/platform/gateway/page-cache.ts`)
 * and the script updates it.
 */
export function LanguageSwitch({ home, texts, single }: Props) {
  const locale = usePageLanguage()
  usePathname() // Renders the link again after each navigation inside the site.
  const other = otherLocale(locale)
  const alternate = useSyncExternalStore(
    subscribeToHashChange,
    () => alternatePath(locale, window.location.pathname) + window.location.search + window.location.hash,
    () => localePath(other, home),
  )
  const rememberLanguage = () => {
    const secure = window.location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `lang=${other}; path=/; max-age=${oneYearSeconds}; samesite=lax${secure}`
  }
  const renderLink = (className?: string) => (
    <a
      key={other}
      className={className}
      data-alternate=""
      href={alternate}
      lang={other}
      hrefLang={other}
      title={texts.full[other]}
      onClick={rememberLanguage}
    >
      {texts.short[other]}
    </a>
  )
  if (single) return renderLink(iconButtonClass())
  return (
    <div className={styles.languageSwitch} role="group" aria-label={texts.label}>
      {locales.map((each) =>
        each === locale ? (
          <span key={each} aria-current="true" lang={each}>
            {texts.short[each]}
          </span>
        ) : (
          renderLink()
        ),
      )}
    </div>
  )
}
