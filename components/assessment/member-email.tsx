import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { PrivacyLink } from '@/components/site/privacy-link'
import { AppLink } from '@/components/ui/app-link'
import { Alert } from '@/components/ui/alert'
import { BareInput } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field-parts'
import { usePublicForm } from '@/components/ui/use-public-form'
import type { KnownMember } from '@/lib/content/members/schema'
import { emailLettersMax } from '@/lib/platform/api/limits'
import { associationPaths } from '@/lib/platform/site/association-paths'
import type { MemberCalls } from './member-calls'
import type { AssessmentTexts } from './texts'
import formStyles from './assessment-form.module.css'

type Props = {
  calls: MemberCalls
  texts: AssessmentTexts['member']['email']
  failedText: string
  /** The message that the session has ended or the member has signed out; otherwise empty. */
  notice: string
  onFound: (member: KnownMember, email: string) => void
}

/**
 * Step 1: the e-mail address under which the association knows the member. A known address gets a code by
 * mail.
 */
export function MemberEmail({ calls, texts, failedText, notice, onFound }: Props) {
  const [isUnregistered, setIsUnregistered] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { formProps, control, fieldProps, problems, failure, isSending, say } = usePublicForm({
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
    failed: failedText,
  })
  const error = problems.email || failure

  return (
    <form className={clsx('wrap', formStyles.assessmentForm)} {...formProps}>
      {notice && (
        <Alert className={formStyles.narrow} kind="info">
          {notice}
        </Alert>
      )}
      <Field
        {...fieldProps('email', error)}
        alert
        label={texts.label}
        hint={texts.hint}
        className={formStyles.narrow}
      >
        <BareInput
          ref={input}
          type="email"
          autoComplete="email"
          maxLength={emailLettersMax}
          {...control('email', { hint: true, message: error })}
          onChange={() => say({ email: '' })}
        />
      </Field>
      {isUnregistered && (
        <Alert className={formStyles.narrow} kind="danger">
          {texts.unregistered} <AppLink href={associationPaths.contact}>{texts.contact}</AppLink>
        </Alert>
      )}
      <p className="small">
        <PrivacyLink text={texts.privacy} />
      </p>
      <Button type="submit" disabled={isSending}>
        {isSending ? texts.sending : texts.next}
      </Button>
    </form>
  )
}
