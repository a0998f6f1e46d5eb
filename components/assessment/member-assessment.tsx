'use client'

import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { refusalBy } from '@/lib/api/client'
import { itemsOf, type AskedSection } from '@/lib/assessment/questions/localise'
import type { Locale } from '@/lib/i18n/locale'
import type { KnownMember } from '@/lib/members/schema'
import { forgetAskedCode, keepAskedCode, readAskedCode } from './asked-code'
import { AssessmentTitle } from './assessment-title'
import { memberCalls, type Standing } from './member-calls'
import { MemberCode } from './member-code'
import { MemberEmail } from './member-email'
import { MemberQuestions } from './member-questions'
import { MemberResultView } from './member-result-view'
import { MemberSteps } from './member-steps'
import type { GivenAnswers } from './questionnaire-state'
import type { SiteName } from './result-poster'
import { givenOf } from './stored-answers'
import type { AssessmentTexts } from './texts'
import { UnsentKeep, type Unsent } from './unsent-keep'
import { useToast } from './use-toast'
import { Waiting } from './waiting'
import formStyles from './assessment-form.module.css'
import questionsToReadStyles from './questions-to-read.module.css'

type Props = {
  locale: Locale
  sections: AskedSection[]
  crumbs: ReactNode
  site: SiteName
  texts: Pick<AssessmentTexts, 'member' | 'questionnaire' | 'result'> & { title: string }
}

type Phase =
  | { name: 'email'; notice: string; stepped: boolean }
  | { name: 'code'; member: KnownMember; email: string }
  | { name: 'loading' }
  | { name: 'failed'; standing: Standing }
  | { name: 'questions'; standing: Standing; stored: GivenAnswers; unsent: Unsent }
  | { name: 'result'; standing: Standing }

/** The members' assessment: address, code, questions, result and attachments. It goes on where the server knows it. */
export function MemberAssessment({ locale, sections, crumbs, site, texts }: Props) {
  const calls = useMemo(() => memberCalls(locale), [locale])
  const [phase, setPhase] = useState<Phase>({ name: 'email', notice: '', stepped: false })
  const [toast, toasts] = useToast({ region: texts.member.toasts, close: texts.member.closeToast })
  const askAgain = (notice: string) => {
    forgetAskedCode(sessionStorage)
    setPhase({ name: 'email', notice, stepped: true })
  }
  const askCode = (member: KnownMember, email: string) => {
    keepAskedCode(sessionStorage, { member, email, askedAt: Date.now() })
    setPhase({ name: 'code', member, email })
  }

  const enter = async (standing: Standing) => {
    forgetAskedCode(sessionStorage)
    const device = new UnsentKeep(standing.answer_id, localStorage)
    if (standing.result) {
      device.clear()
      return setPhase({ name: 'result', standing })
    }
    setPhase({ name: 'loading' })
    try {
      const { answers } = await calls.answers(standing.answer_id, standing.member.id)
      const unsent = await device.read(new Set(sections.flatMap(itemsOf).map(({ id }) => id)))
      setPhase({ name: 'questions', standing, stored: givenOf(answers), unsent })
    } catch (reason) {
      if (!refused(reason)) setPhase({ name: 'failed', standing })
    }
  }
  /** A session that is over leads back to the first step; what was closed elsewhere is shown as it is now. */
  const refused = (reason: unknown): boolean => {
    const status = refusalBy(reason)?.status
    if (status === 401) askAgain(texts.member.email.over)
    else if (status === 409) void look(() => askAgain(texts.member.email.over))
    return status === 401 || status === 409
  }
  /** Goes on where the session stands, if there is one. */
  const look = async (otherwise: () => void) => {
    const standing = await calls.session().catch(() => null)
    if (standing) await enter(standing)
    else otherwise()
  }
  const leave = async () => {
    try {
      await calls.leave()
    } catch (reason) {
      // A session that is over needs no leaving; any other failure leaves one open, which must be known.
      if (refusalBy(reason)?.status !== 401)
        return toast({ kind: 'danger', text: texts.questionnaire.failed, milliseconds: 5_000 })
    }
    askAgain(texts.member.email.left)
  }

  // Whoever came in, or asked for a code, before a reload goes on; everybody else sees the first step, which is there.
  const goOn = useEffectEvent(() =>
    look(() => {
      const asked = readAskedCode(sessionStorage, Date.now())
      if (asked) setPhase({ name: 'code', member: asked.member, email: asked.email })
    }),
  )
  useEffect(() => {
    void goOn()
  }, [])

  const { member } = texts
  switch (phase.name) {
    case 'email':
      return (
        <>
          <AssessmentTitle crumbs={crumbs} title={member.title} lead={member.lead} focused={phase.stepped} />
          <MemberSteps current="email" texts={member.steps} />
          <MemberEmail
            calls={calls}
            texts={member.email}
            failed={texts.questionnaire.failed}
            notice={phase.notice}
            onFound={askCode}
          />
          <noscript>
            <p className={clsx('wrap', questionsToReadStyles.questionsToRead)}>{member.needsScripts}</p>
          </noscript>
        </>
      )
    case 'code':
      return (
        <>
          <AssessmentTitle crumbs={crumbs} title={member.title} />
          <MemberSteps current="code" texts={member.steps} />
          <MemberCode
            calls={calls}
            member={phase.member}
            email={phase.email}
            texts={member.code}
            failed={texts.questionnaire.failed}
            onToast={toast}
            onEntered={(standing) => void enter(standing)}
            onBack={() => askAgain('')}
          />
          {toasts}
        </>
      )
    case 'loading':
      return <Waiting text={member.loading} />
    case 'failed':
      return (
        <div className={clsx('wrap', formStyles.assessmentForm)}>
          <Alert className={formStyles.narrow} kind="danger">
            {member.loadFailed}
          </Alert>
          <Button variant="quiet" onClick={() => void enter(phase.standing)}>
            {member.retry}
          </Button>
        </div>
      )
    case 'questions':
      return (
        <>
          <MemberSteps current="questions" texts={member.steps} />
          <MemberQuestions
            locale={locale}
            sections={sections}
            stored={phase.stored}
            unsent={phase.unsent}
            standing={phase.standing}
            calls={calls}
            crumbs={crumbs}
            texts={texts}
            onToast={toast}
            onRefused={refused}
            onLeave={leave}
            onResult={(result) => setPhase({ name: 'result', standing: { ...phase.standing, result } })}
          />
          {toasts}
        </>
      )
    case 'result':
      return (
        <>
          <MemberResultView
            locale={locale}
            sections={sections}
            standing={phase.standing}
            calls={calls}
            crumbs={crumbs}
            site={site}
            texts={texts}
            onRefused={refused}
            onLeave={() => void leave()}
            onCompleted={() =>
              setPhase({ name: 'result', standing: { ...phase.standing, completion: true } })
            }
          />
          {toasts}
        </>
      )
  }
}
