import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { KnownMember } from '@/lib/content/members/schema'
import { AssessmentTitle } from './assessment-title'
import type { EntryPhase } from './entry-steps'
import type { MemberAssessmentState, MemberCalls } from './member-calls'
import { MemberCode } from './member-code'
import { MemberEmail } from './member-email'
import type { AssessmentTexts } from './texts'
import type { Toast } from './use-toast'
import formStyles from './assessment-form.module.css'

type Props = {
  phase: EntryPhase
  calls: MemberCalls
  crumbs: ReactNode
  title: string
  lead: string
  /** Where the step is among others; left out on a page without more of them. */
  progress?: ReactNode
  texts: AssessmentTexts['member']
  failedText: string
  toasts: ReactNode
  onToast: (toast: Toast) => void
  onFound: (member: KnownMember, email: string) => void
  onEntered: (standing: MemberAssessmentState) => void
  onBack: () => void
}

/** The steps in which a member signs in on one of its pages: the address, then the mailed code. */
export function MemberEntry(props: Props) {
  const { phase, calls, crumbs, title, lead, progress, texts, failedText, toasts } = props
  if (phase.name === 'email')
    return (
      <>
        <AssessmentTitle crumbs={crumbs} title={title} lead={lead} focused={phase.stepped} />
        {progress}
        <MemberEmail
          calls={calls}
          texts={texts.email}
          failedText={failedText}
          notice={phase.notice}
          onFound={props.onFound}
        />
        <noscript>
          <p className={clsx('wrap', formStyles.needsScripts)}>{texts.needsScripts}</p>
        </noscript>
      </>
    )
  return (
    <>
      <AssessmentTitle crumbs={crumbs} title={title} />
      {progress}
      <MemberCode
        calls={calls}
        member={phase.member}
        email={phase.email}
        texts={texts.code}
        failedText={failedText}
        onToast={props.onToast}
        onEntered={props.onEntered}
        onBack={props.onBack}
      />
      {toasts}
    </>
  )
}
