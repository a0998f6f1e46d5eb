import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { usePublicForm } from '@/components/ui/use-public-form'
import { refusalBy } from '@/lib/api/client'
import type { KnownMember } from '@/lib/members/schema'
import { CodeField } from '@/components/site/code/code-field'
import { noDigits } from '@/components/site/code/code-digits'
import { fillIn } from '@/lib/i18n/fill-in'
import type { MemberCalls, Standing } from './member-calls'
import type { AssessmentTexts } from './texts'
import { useCountdown } from '@/components/site/code/use-countdown'
import formStyles from './assessment-form.module.css'

const resendMilliseconds = 60_000
const toastMilliseconds = 3_000

type Props = {
  calls: MemberCalls
  member: KnownMember
  email: string
  texts: AssessmentTexts['member']['code']
  failed: string
  onToast: (toast: { kind: 'success' | 'danger'; text: string; milliseconds: number }) => void
  onEntered: (standing: Standing) => void
  onBack: () => void
}

/** Step 2: the code from the mail. */
export function MemberCode({ calls, member, email, texts, failed, onToast, onEntered, onBack }: Props) {
  const [digits, setDigits] = useState(noDigits)
  const [seconds, waitAnew, endWait] = useCountdown(resendMilliseconds)
  const [round, setRound] = useState(0)
  const isFull = digits.every(Boolean)

  const { formProps, problems, failure, isSending, say } = usePublicForm({
    read: () => digits.join(''),
    send: async (code) => {
      const answer = await calls.verifyCode(member.id, code)
      if (typeof answer === 'string') return { code: answer }
      onEntered(answer)
    },
    failed,
  })
  const error = problems.code || failure

  const resend = async () => {
    waitAnew()
    say({ code: '' })
    try {
      await calls.sendCode(member.id)
      setDigits(noDigits())
      setRound((now) => now + 1)
      onToast({ kind: 'success', text: texts.sent, milliseconds: toastMilliseconds })
    } catch (reason) {
      if (refusalBy(reason)?.status !== 429) endWait()
      onToast({ kind: 'danger', text: texts.sendFailed, milliseconds: toastMilliseconds })
    }
  }

  return (
    <form className={clsx('wrap', formStyles.assessmentForm)} {...formProps}>
      <div>
        <h2 className="h3">{texts.title}</h2>
        <p className="secondary">{fillIn(texts.sentTo, { email })}</p>
        <p className="secondary">{texts.noMail}</p>
      </div>
      <CodeField
        digits={digits}
        round={round}
        texts={texts}
        error={error}
        className={formStyles.narrow}
        onDigits={(next) => {
          setDigits(next)
          say({ code: '' })
        }}
      />
      <Button type="submit" disabled={!isFull || isSending}>
        {isSending ? texts.checking : texts.next}
      </Button>
      <div className={formStyles.actions}>
        <Button variant="quiet" disabled={seconds > 0} onClick={() => void resend()}>
          {seconds > 0 ? fillIn(texts.resendIn, { seconds }) : texts.resend}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {texts.other}
        </Button>
      </div>
    </form>
  )
}
