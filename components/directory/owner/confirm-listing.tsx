'use client'

import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { useSubmission } from '@/components/ui/use-submission'
import { callApi } from '@/lib/wiring/calls/client'
import type { Locale } from '@/lib/platform/i18n/locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import styles from './confirm-listing.module.css'
import type { ConfirmTexts } from './confirm-texts'

type Props = { token: string; locale: Locale; texts: ConfirmTexts }

/** Lets an owner confirm a listing with one press. A visit confirms nothing: mail scanners open links. */
export function ConfirmListing({ token, locale, texts }: Props) {
  const [isDone, setDone] = useState(false)
  const { submit, isSending, message } = useSubmission({ failureMessage: texts.failed })
  const doneHeading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isDone) doneHeading.current?.focus()
  }, [isDone])

  const sendConfirmation = () =>
    submit(async () => {
      await callApi('POST /client/yellow-page/confirm', { token, lang: locale }, { lang: locale })
      setDone(true)
    })
  const edit = (
    <LinkButton variant="quiet" href={directoryPaths.owner}>
      {texts.edit}
    </LinkButton>
  )
  if (isDone)
    return (
      <div className={styles.confirmListing} role="status">
        <h2 className="h3" tabIndex={-1} ref={doneHeading}>
          <CircleCheck className="icon" size={24} aria-hidden /> {texts.done.title}
        </h2>
        <p>{texts.done.text}</p>
        {edit}
      </div>
    )
  return (
    <div className={styles.confirmListing}>
      <div className={styles.actions}>
        <Button aria-disabled={isSending || undefined} onClick={() => void sendConfirmation()}>
          {isSending ? texts.sending : texts.action}
        </Button>
        {edit}
      </div>
      {message && <FieldError alert>{message}</FieldError>}
    </div>
  )
}
