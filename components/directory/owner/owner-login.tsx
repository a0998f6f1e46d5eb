import { useState, type ReactNode } from 'react'
import { CodeBoxes } from '@/components/assessment/code-boxes'
import { noDigits } from '@/components/assessment/code-digits'
import { useCountdown } from '@/components/assessment/use-countdown'
import { Alert } from '@/components/ui/alert'
import { BareInput } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import fieldStyles from '@/components/ui/field.module.css'
import { FieldError } from '@/components/ui/field-error'
import { usePublicForm } from '@/components/ui/use-public-form'
import { callApi } from '@/lib/api/client'
import { emailLettersMax } from '@/lib/api/limits'
import type { Owner } from '@/lib/directory/owners/schema'
import { fillIn } from '@/lib/i18n/fill-in'
import type { Locale } from '@/lib/i18n/locale'
import styles from './owner-login.module.css'
import type { OwnerTexts } from './owner-texts'

const login = 'POST /client/yellow-page/auth/login'
const resendMilliseconds = 60_000

type Props = {
  locale: Locale
  texts: OwnerTexts
  required: string
  notice: string
  onEntered: (owner: Owner) => void
}

/** The way in: an address, and the code that is mailed to it. */
export function OwnerLogin(props: Props) {
  const [email, setEmail] = useState('')
  return email ? (
    <OwnerCode {...props} email={email} onBack={() => setEmail('')} />
  ) : (
    <OwnerEmail {...props} onAsked={setEmail} />
  )
}

type EmailProps = Pick<Props, 'locale' | 'texts' | 'required' | 'notice'> & {
  onAsked: (email: string) => void
}

function OwnerEmail({ locale, texts, required, notice, onAsked }: EmailProps) {
  const { formProps, control, errorId, problems, failure, isSending, say } = usePublicForm({
    check: ({ email = '' }): Record<string, string> => (email.trim() ? {} : { email: required }),
    send: async ({ email = '' }) => {
      // A page that was opened by the link of a code mail hands on the pass in its hash.
      const pass = new URLSearchParams(window.location.hash.slice(1)).get('pass') ?? ''
      await callApi(login, { email: email.trim(), pass }, { lang: locale })
      onAsked(email.trim())
    },
    failed: texts.failed,
  })
  const error = problems.email || failure
  return (
    <form className={styles.ownerLogin} {...formProps}>
      {notice && <Alert kind="info">{notice}</Alert>}
      <p>{texts.lead}</p>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={control('email').id}>
          {texts.email.label}
        </label>
        <BareInput
          type="email"
          autoComplete="email"
          maxLength={emailLettersMax}
          {...control('email', error ? { said: error } : {})}
          onChange={() => say({ email: '' })}
        />
        {error && (
          <FieldError alert id={errorId('email')}>
            {error}
          </FieldError>
        )}
      </div>
      <Button type="submit" disabled={isSending}>
        {isSending ? texts.email.sending : texts.email.next}
      </Button>
    </form>
  )
}

type CodeProps = Pick<Props, 'locale' | 'texts' | 'onEntered'> & { email: string; onBack: () => void }

function OwnerCode({ locale, texts, email, onEntered, onBack }: CodeProps) {
  const said = texts.code
  const [digits, setDigits] = useState(noDigits)
  const [seconds, waitAnew, endWait] = useCountdown(resendMilliseconds)
  /** A new code draws new boxes, which take the focus. */
  const [round, setRound] = useState(0)
  const [told, setTold] = useState('')
  const { formProps, problems, failure, isSending, say } = usePublicForm({
    read: () => digits.join(''),
    send: async (code) => {
      const { user, message } = await callApi(login, { email, code }, { lang: locale })
      if (!user) return { code: message ?? texts.failed }
      onEntered(user)
    },
    failed: texts.failed,
  })
  const error = problems.code || failure
  const resend = async () => {
    waitAnew()
    say({ code: '' })
    setTold('')
    try {
      const { message } = await callApi(login, { email, again: true }, { lang: locale })
      setDigits(noDigits())
      setRound((now) => now + 1)
      setTold(message ?? '')
    } catch (reason) {
      endWait()
      say({ code: reason instanceof Error ? reason.message : texts.failed })
    }
  }
  return (
    <form className={styles.ownerLogin} {...formProps}>
      <div>
        <h2 className="h3">{said.title}</h2>
        <Notes>
          <p>{fillIn(said.sentTo, { email })}</p>
          <p>{said.noMail}</p>
        </Notes>
      </div>
      <div className={fieldStyles.field}>
        <CodeBoxes
          key={round}
          digits={digits}
          label={said.digits}
          digitLabel={said.digit}
          error={error}
          onDigits={(next) => {
            setDigits(next)
            say({ code: '' })
          }}
        />
        {error && (
          <FieldError alert id="code-error">
            {error}
          </FieldError>
        )}
      </div>
      <Button type="submit" disabled={isSending}>
        {isSending ? said.checking : said.next}
      </Button>
      <div className={styles.actions}>
        <Button variant="quiet" disabled={seconds > 0} onClick={() => void resend()}>
          {seconds > 0 ? fillIn(said.resendIn, { seconds }) : said.resend}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {said.other}
        </Button>
      </div>
      <p role="status">{told}</p>
    </form>
  )
}

const Notes = ({ children }: { children: ReactNode }) => <div className={styles.notes}>{children}</div>
