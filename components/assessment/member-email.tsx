import { clsx } from 'clsx'
import { useRef, useState, type FormEvent } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { refusalBy } from '@/lib/api/client'
import { localePath, type Locale } from '@/lib/i18n/locale'
import type { KnownMember } from '@/lib/members/schema'
import type { MemberCalls } from './member-calls'
import type { AssessmentTexts } from './texts'
import formStyles from './assessment-form.module.css'
import fieldStyles from '@/components/ui/field.module.css'

type Props = {
  locale: Locale
  calls: MemberCalls
  texts: AssessmentTexts['member']['email']
  failed: string
  /** Why the member is asked again. */
  notice: string
  onFound: (member: KnownMember, email: string) => void
}

/** Step 1: the address under which the association knows the member. A known one is sent its code. */
export function MemberEmail({ locale, calls, texts, failed, notice, onFound }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const [unregistered, setUnregistered] = useState(false)
  const [busy, setBusy] = useState(false)

  const refuse = (text: string) => {
    setError(text)
    setBusy(false)
    input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const email = input.current?.value.trim() ?? ''
    setUnregistered(false)
    if (!email) return refuse(texts.missing)
    setError('')
    setBusy(true)
    try {
      const member = await calls.checkEmail(email)
      if (member) return onFound(member, email)
      setUnregistered(true)
      setBusy(false)
    } catch (reason) {
      const refusal = refusalBy(reason)
      refuse(refusal?.fields.email ?? refusal?.message ?? failed)
    }
  }

  return (
    <form
      className={clsx('wrap', formStyles.assessmentForm)}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {notice && (
        <Alert className={formStyles.narrow} kind="info">
          {notice}
        </Alert>
      )}
      <div className={clsx(fieldStyles.field, formStyles.narrow)}>
        <label className={fieldStyles.label} htmlFor="member-email">
          {texts.label}
        </label>
        <input
          ref={input}
          className={fieldStyles.input}
          id="member-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'member-email-hint member-email-error' : 'member-email-hint'}
          onChange={() => setError('')}
        />
        <p className={fieldStyles.hint} id="member-email-hint">
          {texts.hint}
        </p>
        {error && (
          <FieldError alert id="member-email-error">
            {error}
          </FieldError>
        )}
      </div>
      {unregistered && (
        <Alert className={formStyles.narrow} kind="danger">
          {texts.unregistered} <AppLink href={localePath(locale, '/mm/contact')}>{texts.contact}</AppLink>
        </Alert>
      )}
      <Button type="submit" disabled={busy}>
        {busy ? texts.sending : texts.next}
      </Button>
    </form>
  )
}
