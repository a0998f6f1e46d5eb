'use client'

import { useEffect, useState } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { LinkButton } from '@/components/ui/button'
import { EmptyState, ErrorState, Skeleton } from '@/components/ui/states'
import { asRefusal, messageOrFallback } from '@/lib/platform/api/call-error'
import { callApi } from '@/lib/wiring/calls/client'
import type { Country } from '@/lib/event/registrations/countries'
import { parsePassText, formatPassCode } from '@/lib/event/registrations/pass-code'
import type { StoredPass } from '@/lib/event/registrations/schema'
import { personName } from '@/lib/event/registrations/person-name'
import type { Locale } from '@/lib/platform/i18n/locale'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { EntryPassCard, type PassFacts } from './entry-pass'
import { removePassCode, storePassCode, readPassCodes } from './pass-storage'
import styles from './pass-view.module.css'
import type { RegistrationTexts } from './registration-texts'

type Props = {
  locale: Locale
  countries: readonly Country[]
  facts: PassFacts
  texts: Pick<RegistrationTexts, 'pass' | 'passPage'>
}

type State =
  | { is: 'waiting' }
  | { is: 'ready'; pass: StoredPass; others: string[] }
  | { is: 'none' | 'refused' | 'failed'; message: string }

/** Returns the code after `#` in the address or, without one, the code of the newest pass in this browser. */
function readCodeFromAddressOrStorage(): string {
  const [newest = ''] = readPassCodes()
  const fragment = location.hash.slice(1)
  try {
    return decodeURIComponent(fragment) || newest
  } catch {
    // If the code cannot be decoded, it is sent to the server as it is, and the server refuses it.
    return fragment
  }
}

/**
 * Shows the pass whose code is in the address or, without a code, the newest pass in this browser, with the
 * current data from the server. Links open the other passes in this browser.
 */
export function PassView({ locale, countries, facts, texts }: Props) {
  const [state, setState] = useState<State>({ is: 'waiting' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isLeft = false
    const loadPassAndUpdateStoredCodes = async () => {
      const code = readCodeFromAddressOrStorage()
      if (!code) return setState({ is: 'none', message: texts.passPage.noneHint })
      try {
        const { pass } = await callApi('POST /mw/client/get/pass', { code, lang: locale }, { lang: locale })
        if (isLeft) return
        storePassCode(pass.code)
        setState({ is: 'ready', pass, others: readPassCodes().filter((other) => other !== pass.code) })
      } catch (reason) {
        if (isLeft) return
        const isRefused = asRefusal(reason)?.status === 404
        if (isRefused) removePassCode(parsePassText(code)?.code ?? code)
        setState({
          is: isRefused ? 'refused' : 'failed',
          message: messageOrFallback(reason, texts.passPage.failed),
        })
      }
    }
    const startLoading = () => void loadPassAndUpdateStoredCodes()
    startLoading()
    window.addEventListener('hashchange', startLoading)
    return () => {
      isLeft = true
      window.removeEventListener('hashchange', startLoading)
    }
  }, [locale, texts, tries])

  if (state.is === 'waiting') return <Skeleton className={styles.waiting} />
  if (state.is === 'failed')
    return <ErrorState text={state.message} onRetry={() => setTries((before) => before + 1)} />
  if (state.is !== 'ready')
    return (
      <EmptyState
        title={state.is === 'none' ? texts.passPage.none : texts.passPage.unknown}
        hint={state.message}
        action={
          <LinkButton variant="outline" href={eventPaths.register}>
            {texts.passPage.register}
          </LinkButton>
        }
      />
    )
  const { pass, others } = state
  return (
    <div className={styles.passView}>
      <EntryPassCard
        pass={pass}
        name={personName(pass, locale)}
        country={countries.find(({ code }) => code === pass.country)?.name ?? pass.country}
        facts={facts}
        texts={texts.pass}
      />
      <p>
        {texts.passPage.change} <AppLink href={eventPaths.register}>{texts.passPage.changeLink}</AppLink>
      </p>
      {others.length > 0 && (
        <nav aria-label={texts.passPage.others}>
          <h2 className="h4">{texts.passPage.others}</h2>
          <ul className={styles.others}>
            {others.map((code) => (
              <li key={code}>
                <a href={`#${code}`}>{formatPassCode(code)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
