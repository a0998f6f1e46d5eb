import { useRef, useState } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { Alert } from '@/components/ui/alert'
import { FieldError } from '@/components/ui/field-error'
import { usePublicForm } from '@/components/ui/use-public-form'
import type { KnownMember } from '@/lib/members/schema'
import { emailLettersMax } from '@/lib/api/limits'
import { associationPaths } from '@/lib/site/association-paths'
import type { MemberCalls } from './member-calls'
import type { AssessmentTexts } from './texts'

type Props = {
  calls: MemberCalls
  texts: AssessmentTexts['member']['email']
  failed: string
  /** Why the member is asked again. */
  notice: string
  onFound: (member: KnownMember, email: string) => void
}

/** Step 1: the address under which the association knows the member. A known one is sent its code. */
export function MemberEmail({ calls, texts, failed, notice, onFound }: Props) {
  const [isUnregistered, setIsUnregistered] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { formProps, control, errorId, problems, failure, isSending, say } = usePublicForm({
    read: () => input.current?.value.trim() ?? '',
    check: (email) => {
      setIsUnregistered(false)
      return email ? {} : { email: texts.missing }
    },
    send: async (email) => {
      const member = await calls.checkEmail(email)
      if (member) onFound(member, email)
      else setIsUnregistered(true)
      return {}
    },
    failed,
  })
  const error = problems.email || failure

  return (
    <form className="wrap assessment-form" {...formProps}>
      {notice && <Alert kind="info">{notice}</Alert>}
      <div className="field">
        <label className="field__label" htmlFor={control('email').id}>
          {texts.label}
        </label>
        <input
          ref={input}
          className="input"
          type="email"
          autoComplete="email"
          maxLength={emailLettersMax}
          {...control('email', { hintId: 'member-email-hint', ...(error && { said: error }) })}
          onChange={() => say({ email: '' })}
        />
        <p className="field__hint" id="member-email-hint">
          {texts.hint}
        </p>
        {error && (
          <FieldError alert id={errorId('email')}>
            {error}
          </FieldError>
        )}
      </div>
      {isUnregistered && (
        <Alert kind="danger">
          {texts.unregistered} <AppLink href={associationPaths.contact}>{texts.contact}</AppLink>
        </Alert>
      )}
      <button className="button" type="submit" disabled={isSending}>
        {isSending ? texts.sending : texts.next}
      </button>
    </form>
  )
}
