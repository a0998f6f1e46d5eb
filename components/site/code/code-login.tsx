import { useState } from 'react'
import { PrivacyLink } from '@/components/site/privacy-link'
import { Alert } from '@/components/ui/alert'
import { BareInput } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field-parts'
import { usePublicForm } from '@/components/ui/use-public-form'
import { messageOrFallback } from '@/lib/platform/api/call-error'
import { emailLettersMax } from '@/lib/platform/api/limits'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import styles from './code-login.module.css'
import { CodeStep, type CodeTexts } from './code-step'

/** The most attempts that the server allows for a code (`lib/platform/auth/one-time-code.ts`). */
const triesMax = 5

type CodeLoginTexts = {
  lead: string
  privacy: string
  failed: string
  email: { label: string; next: string; sending: string }
  code: CodeTexts & Record<'title' | 'sentTo' | 'noMail' | 'incomplete' | 'left' | 'noneLeft', string>
}

type Props<Entered> = {
  texts: CodeLoginTexts
  required: string
  notice: string
  /**
   * Requests a code.
   * @returns the server's message
   */
  ask: (form: { email: string; pass?: string; again?: boolean }) => Promise<{ message?: string | undefined }>
  /**
   * Submits the code.
   * @returns who signed in, or the error message
   */
  enter: (form: { email: string; code: string }) => Promise<Entered | string>
  onEntered: (visitor: Entered) => void
}

/** The sign-in: the visitor enters an e-mail address and then the code that is mailed to it. */
export function CodeLogin<Entered>(props: Props<Entered>) {
  const [email, setEmail] = useState('')
  return email ? (
    <CodeEntryStep {...props} email={email} onBack={() => setEmail('')} />
  ) : (
    <EmailStep {...props} onAsked={setEmail} />
  )
}

type EmailProps = Pick<Props<never>, 'texts' | 'required' | 'notice' | 'ask'> & {
  onAsked: (email: string) => void
}

function EmailStep({ texts, required, notice, ask, onAsked }: EmailProps) {
  const { formProps, control, fieldProps, problems, failure, isSending, say } = usePublicForm({
    check: ({ email = '' }): Record<string, string> => (email.trim() ? {} : { email: required }),
    send: async ({ email = '' }) => {
      // A code mail links here with a pass in the hash; the pass proves that the visitor received the mail.
      const pass = new URLSearchParams(window.location.hash.slice(1)).get('pass') ?? ''
      await ask({ email: email.trim(), pass })
      onAsked(email.trim())
    },
    failed: texts.failed,
  })
  const error = problems.email || failure
  return (
    <form className={styles.codeLogin} {...formProps}>
      {notice && <Alert kind="info">{notice}</Alert>}
      <p>{texts.lead}</p>
      <Field {...fieldProps('email', error)} alert label={texts.email.label}>
        <BareInput
          type="email"
          autoComplete="email"
          maxLength={emailLettersMax}
          {...control('email', { message: error })}
          onChange={() => say({ email: '' })}
        />
      </Field>
      <p className="small">
        <PrivacyLink text={texts.privacy} />
      </p>
      <Button type="submit" disabled={isSending}>
        {isSending ? texts.email.sending : texts.email.next}
      </Button>
    </form>
  )
}

type CodeProps<Entered> = Pick<Props<Entered>, 'texts' | 'ask' | 'enter' | 'onEntered'> & {
  email: string
  onBack: () => void
}

function CodeEntryStep<Entered>({ texts, email, ask, enter, onEntered, onBack }: CodeProps<Entered>) {
  const codeTexts = texts.code
  const [triesLeft, setTriesLeft] = useState(triesMax)
  const [status, setStatus] = useState('')
  return (
    <CodeStep
      className={styles.codeLogin}
      texts={codeTexts}
      failed={texts.failed}
      head={
        <div>
          <h2 className="h3">{codeTexts.title}</h2>
          <div className={styles.notes}>
            <p>{fillPlaceholders(codeTexts.sentTo, { email })}</p>
            <p>{codeTexts.noMail}</p>
          </div>
        </div>
      }
      incomplete={codeTexts.incomplete}
      enter={async (code) => {
        const answer = await enter({ email, code })
        if (typeof answer !== 'string') return void onEntered(answer)
        const now = Math.max(0, triesLeft - 1)
        setTriesLeft(now)
        return `${answer} ${now > 0 ? fillPlaceholders(codeTexts.left, { left: now }) : codeTexts.noneLeft}`
      }}
      resend={async () => {
        setStatus('')
        const { message } = await ask({ email, again: true })
        setTriesLeft(triesMax)
        setStatus(message ?? '')
      }}
      onNotSent={(reason) => ({
        message: messageOrFallback(reason, texts.failed),
        waits: false,
      })}
      onBack={onBack}
    >
      <p role="status">{status}</p>
    </CodeStep>
  )
}
