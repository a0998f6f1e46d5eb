'use client'

import { clsx } from 'clsx'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import type { Locale } from '@/lib/platform/i18n/locale'
import { AssessmentTitle } from '../assessment-title'
import { memberCalls } from '../member-calls'
import { MemberCode } from '../member-code'
import { MemberEmail } from '../member-email'
import type { SiteName } from '../result-poster'
import type { AssessmentTexts } from '../texts'
import { useToast } from '../use-toast'
import { Waiting } from '../waiting'
import { useYearPhase } from './use-year-phase'
import styles from './member-year.module.css'

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
      return (
        <>
          <AssessmentTitle crumbs={crumbs} title={year.title} lead={year.lead} focused={phase.stepped} />
          <MemberEmail
            calls={calls}
            texts={member.email}
            failedText={failed}
            notice={phase.notice}
            onFound={askCode}
          />
          <noscript>
            <p className={clsx('wrap', styles.needsScripts)}>{member.needsScripts}</p>
          </noscript>
        </>
      )
    case 'code':
      return (
        <>
          <AssessmentTitle crumbs={crumbs} title={year.title} />
          <MemberCode
            calls={calls}
            member={phase.member}
            email={phase.email}
            texts={member.code}
            failedText={failed}
            onToast={toast}
            onEntered={enter}
            onBack={() => askAgain('')}
          />
          {toasts}
        </>
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
