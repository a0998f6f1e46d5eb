import { clsx } from 'clsx'
import { asRefusal } from '@/lib/platform/api/call-error'
import type { KnownMember } from '@/lib/content/members/schema'
import { CodeStep } from '@/components/site/code/code-step'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { MemberCalls, MemberAssessmentState } from './member-calls'
import type { AssessmentTexts } from './texts'
import formStyles from './assessment-form.module.css'

const toastMilliseconds = 3_000

type Props = {
  calls: MemberCalls
  member: KnownMember
  email: string
  texts: AssessmentTexts['member']['code']
  failedText: string
  onToast: (toast: { kind: 'success' | 'danger'; text: string; milliseconds: number }) => void
  onEntered: (standing: MemberAssessmentState) => void
  onBack: () => void
}

/** Step 2: the member enters the code from the mail. */
export function MemberCode({ calls, member, email, texts, failedText, onToast, onEntered, onBack }: Props) {
  const showToast = (kind: 'success' | 'danger', text: string) =>
    onToast({ kind, text, milliseconds: toastMilliseconds })
  return (
    <CodeStep
      className={clsx('wrap', formStyles.assessmentForm)}
      fieldClass={formStyles.narrow}
      texts={texts}
      failed={failedText}
      head={
        <div>
          <h2 className="h3">{texts.title}</h2>
          <p className="secondary">{fillPlaceholders(texts.sentTo, { email })}</p>
          <p className="secondary">{texts.noMail}</p>
        </div>
      }
      enter={async (code) => {
        const answer = await calls.verifyCode(member.id, code)
        if (typeof answer === 'string') return answer
        onEntered(answer)
      }}
      resend={async () => {
        await calls.sendCode(member.id)
        showToast('success', texts.sent)
      }}
      onNotSent={(reason) => {
        showToast('danger', texts.sendFailed)
        return { message: '', waits: asRefusal(reason)?.status === 429 }
      }}
      onBack={onBack}
    />
  )
}
