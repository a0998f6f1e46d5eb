'use client'

import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import type { Locale } from '@/lib/platform/i18n/locale'
import { AssessmentTitle } from '../assessment-title'
import { memberCalls } from '../member-calls'
import { MemberEntry } from '../member-entry'
import type { SiteName } from '../result-poster'
import type { AssessmentTexts } from '../texts'
import { useToast } from '../use-toast'
import { Waiting } from '../waiting'
import { useYearPhase } from './use-year-phase'

/** Loaded for members only: who gives an address needs neither the figures nor the poster. */
const YearView = lazy(async () => ({ default: (await import('./year-view')).YearView }))

type Props = {
  locale: Locale
  crumbs: ReactNode
  site: SiteName
  texts: Pick<AssessmentTexts, 'year' | 'member' | 'result'> & { failed: string }
}

/** The member's year: who is not signed in gives its address and the code, as in the assessment. */
export function MemberYear({ locale, crumbs, site, texts }: Props) {
  const calls = useMemo(() => memberCalls(locale), [locale])
  const { member, year, failed } = texts
  const [toast, toasts] = useToast({ region: member.toasts, close: member.closeToast })
  const { phase, askAgain, askCode, enter, handleRefusal, leave } = useYearPhase(
    calls,
    { over: year.over, left: year.left, colleague: year.colleague },
    () => toast({ kind: 'danger', text: failed, milliseconds: 5_000 }),
  )
  switch (phase.name) {
    case 'email':
    case 'code':
      return (
        <MemberEntry
          {...{ phase, calls, crumbs, toasts }}
          title={year.title}
          lead={year.lead}
          texts={member}
          failedText={failed}
          onToast={toast}
          onFound={askCode}
          onEntered={enter}
          onBack={() => askAgain('')}
        />
      )
    case 'year':
      return (
        <>
          <AssessmentTitle crumbs={crumbs} title={year.title} />
          <Suspense fallback={<Waiting text={member.loading} />}>
            <YearView
              {...{ locale, calls, site, texts }}
              onRefused={handleRefusal}
              onLeave={() => void leave()}
            />
          </Suspense>
          {toasts}
        </>
      )
  }
}
