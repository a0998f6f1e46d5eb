'use client'

import { clsx } from 'clsx'
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { AskedSection } from '@/lib/assessment/questions/localise'
import type { OwnReview } from '@/lib/assessment/reviews/schema'
import type { Locale } from '@/lib/platform/i18n/locale'
import { memberCalls, type MemberAssessmentState, type MemberCalls } from './member-calls'
import { MemberEntry } from './member-entry'
import { MemberSteps } from './member-steps'
import type { SiteName } from './result-poster'
import type { AssessmentTexts } from './texts'
import { useMemberPhase } from './use-member-phase'
import { useToast } from './use-toast'
import { Waiting } from './waiting'
import formStyles from './assessment-form.module.css'

/** Loaded one step ahead: who only gives an address needs neither the questions nor the result. */
const importQuestions = () => import('./member-questions')
const MemberQuestions = lazy(async () => ({ default: (await importQuestions()).MemberQuestions }))
const importResultView = () => import('./member-result-view')
/** Loaded only for a member whose assessment is or was reviewed. */
const ReviewNotices = lazy(async () => ({ default: (await import('./review-notices')).ReviewNotices }))
/** Loaded beside the questions only for a member with an earlier year. */
const PublicationConsents = lazy(async () => ({
  default: (await import('./publication-consents')).LoadedPublicationConsents,
}))
const AskedAnswers = lazy(async () => ({ default: (await import('./asked-answers')).AskedAnswers }))
const MemberResultView = lazy(async () => ({ default: (await importResultView()).MemberResultView }))

/** The sections that who is signed in answers. */
const sectionsOf = ({ colleague }: MemberAssessmentState, sections: AskedSection[]) =>
  colleague ? sections.filter(({ cid }) => colleague.sections.includes(cid)) : sections

/** Another key for other questions: what is asked may have changed in another window. */
const askedKeyOf = ({ findings }: OwnReview) => findings.map(({ question_id }) => question_id).join()

type Props = {
  locale: Locale
  sections: AskedSection[]
  crumbs: ReactNode
  site: SiteName
  /** The fields of an answer that may stay empty. */
  optional: readonly string[]
  /** The numbers of the headings and questions with guidance. */
  writtenCids: readonly string[]
  texts: Pick<AssessmentTexts, 'member' | 'questionnaire' | 'guidance' | 'result'> & { title: string }
}

/**
 * The members' assessment: e-mail address, code, questions, result and attachments. After a reload it
 * continues at the step that the server or this window has stored.
 */
export function MemberAssessment({ locale, sections, crumbs, site, optional, writtenCids, texts }: Props) {
  const calls = useMemo(() => memberCalls(locale), [locale])
  const [toast, toasts] = useToast({ region: texts.member.toasts, close: texts.member.closeToast })
  const { phase, setPhase, askAgain, askCode, enter, handleRefusal, leave, ...askedSteps } = useMemberPhase({
    calls,
    sections,
    overNotice: texts.member.email.over,
    leftNotice: texts.member.email.left,
    failedText: texts.questionnaire.failed,
    onSignOutFailed: () => toast({ kind: 'danger', text: texts.questionnaire.failed, milliseconds: 5_000 }),
  })
  useEffect(() => {
    // A failed load is repeated when the next step is shown.
    const load = { code: importQuestions, loading: importQuestions, questions: importResultView }
    if (phase.name in load) load[phase.name as keyof typeof load]().catch(() => undefined)
  }, [phase.name])
  const { member } = texts
  const parts = { locale, calls, crumbs, writtenCids, texts, onRefused: handleRefusal }
  const reviewNotices = 'standing' in phase && (
    <NoticesIfReviewed
      {...parts}
      standing={phase.standing}
      onAnswer={(review) => askedSteps.openAsked(phase.standing, review)}
    />
  )
  switch (phase.name) {
    case 'email':
    case 'code':
      return (
        <MemberEntry
          {...{ phase, calls, crumbs, toasts }}
          title={member.title}
          lead={member.lead}
          progress={<MemberSteps current={phase.name} texts={member.steps} />}
          texts={member}
          failedText={texts.questionnaire.failed}
          onToast={toast}
          onFound={askCode}
          onEntered={(standing) => void enter(standing)}
          onBack={() => askAgain('')}
        />
      )
    case 'loading':
      return <Waiting text={member.loading} />
    case 'failed':
      return <FailedLoad texts={member} onRetry={() => void enter(phase.standing)} />
    case 'questions':
      return (
        <>
          <MemberSteps current="questions" texts={member.steps} />
          {reviewNotices}
          <Suspense fallback={<Waiting text={member.loading} />}>
            <MemberQuestions
              {...{ ...parts, optional }}
              sections={sectionsOf(phase.standing, sections)}
              storedAnswers={phase.storedAnswers}
              unsent={phase.unsent}
              earlier={phase.earlier}
              standing={phase.standing}
              onToast={toast}
              onLeave={leave}
              onResult={(result) => setPhase({ name: 'result', standing: { ...phase.standing, result } })}
            />
          </Suspense>
          <EarlierConsents {...parts} standing={phase.standing} />
          {toasts}
        </>
      )
    case 'result':
      return (
        <>
          {reviewNotices}
          <Suspense fallback={<Waiting text={member.loading} />}>
            <MemberResultView
              {...{ ...parts, site }}
              standing={phase.standing}
              onLeave={() => void leave()}
              onCompleted={() =>
                setPhase({ name: 'result', standing: { ...phase.standing, completion: true } })
              }
            />
          </Suspense>
          {toasts}
        </>
      )
    case 'asked':
      return (
        <>
          <Suspense fallback={<Waiting text={member.loading} />}>
            <AskedAnswers
              key={askedKeyOf(phase.review)}
              {...{ ...parts, optional, standing: phase.standing, review: phase.review }}
              {...{ onLeave: leave, onToast: toast }}
              onBack={() => void askedSteps.leaveAsked()}
            />
          </Suspense>
          {toasts}
        </>
      )
  }
}

function FailedLoad({ texts, onRetry }: { texts: AssessmentTexts['member']; onRetry: () => void }) {
  return (
    <div className={clsx('wrap', formStyles.assessmentForm)}>
      <Alert className={formStyles.narrow} kind="danger">
        {texts.loadFailed}
      </Alert>
      <Button variant="quiet" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  )
}

type NoticesProps = Pick<Props, 'locale' | 'texts'> & {
  standing: MemberAssessmentState
  calls: MemberCalls
  onRefused: (reason: unknown) => boolean
  onAnswer: (review: OwnReview) => void
}

function NoticesIfReviewed({ standing, locale, calls, texts, onRefused, onAnswer }: NoticesProps) {
  if (!standing.has_review) return null
  return (
    <Suspense fallback={null}>
      <ReviewNotices {...{ locale, calls, onRefused, onAnswer }} texts={texts.member} />
    </Suspense>
  )
}

/** Beside the questions of a new year, whether the results of earlier years may be published. */
function EarlierConsents({ standing, calls, texts, onRefused }: Omit<NoticesProps, 'locale' | 'onAnswer'>) {
  if (standing.earlier_year === null) return null
  return (
    <div className="wrap">
      <Suspense fallback={null}>
        <PublicationConsents {...{ calls, onRefused }} texts={texts.member} />
      </Suspense>
    </div>
  )
}
