import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { usePublicForm } from '@/components/ui/use-public-form'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { emptyDigits } from './code-digits'
import { CodeField } from './code-field'
import styles from './code-step.module.css'
import { useCountdown } from './use-countdown'

const resendMilliseconds = 60_000

export type CodeTexts = Record<
  'digits' | 'digit' | 'next' | 'checking' | 'resend' | 'resendIn' | 'other',
  string
>

type Props = {
  texts: CodeTexts
  failed: string
  className: string | undefined
  fieldClass?: string | undefined
  /** Names the address to which the code was mailed. */
  head: ReactNode
  /**
   * The message for a code with too few digits; without this text the button stays disabled until all six are
   * entered.
   */
  incomplete?: string
  /**
   * Submits the code.
   * @returns the error message of an invalid code; undefined after a success
   */
  enter: (code: string) => Promise<string | undefined>
  /** Requests another code. */
  resend: () => Promise<void>
  /**
   * Handles a failed request for a code.
   * @returns the message to show at the code, and whether the visitor must wait before the next request
   */
  onNotSent: (reason: unknown) => { message: string; waits: boolean }
  onBack: () => void
  children?: ReactNode
}

/** The step that asks for the mailed code or requests another one. */
export function CodeStep(props: Props) {
  const {
    texts,
    failed,
    className,
    fieldClass,
    head,
    incomplete,
    enter,
    resend,
    onNotSent,
    onBack,
    children,
  } = props
  const [digits, setDigits] = useState(emptyDigits)
  const [seconds, waitAnew, endWait] = useCountdown(resendMilliseconds)
  const [round, setRound] = useState(0)
  const isFull = digits.every(Boolean)
  const { formProps, problems, failure, isSending, say } = usePublicForm({
    read: () => digits.join(''),
    check: (): Record<string, string> => (isFull || !incomplete ? {} : { code: incomplete }),
    send: async (code) => {
      const wrong = await enter(code)
      if (wrong) return { code: wrong }
    },
    failed,
  })
  const requestNewCode = async () => {
    waitAnew()
    say({ code: '' })
    try {
      await resend()
      setDigits(emptyDigits())
      setRound((now) => now + 1)
    } catch (reason) {
      const { message, waits } = onNotSent(reason)
      if (!waits) endWait()
      say({ code: message })
    }
  }
  return (
    <form className={className} {...formProps}>
      {head}
      <CodeField
        digits={digits}
        round={round}
        texts={texts}
        error={problems.code || failure}
        className={fieldClass}
        onDigits={(next) => {
          setDigits(next)
          say({ code: '' })
        }}
      />
      <Button type="submit" disabled={isSending || (!incomplete && !isFull)}>
        {isSending ? texts.checking : texts.next}
      </Button>
      <div className={styles.actions}>
        <Button variant="quiet" disabled={seconds > 0} onClick={() => void requestNewCode()}>
          {seconds > 0 ? fillPlaceholders(texts.resendIn, { seconds }) : texts.resend}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {texts.other}
        </Button>
      </div>
      {children}
    </form>
  )
}
