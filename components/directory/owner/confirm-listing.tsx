'use client'

import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { callApi, refusalBy } from '@/lib/api/client'
import type { Locale } from '@/lib/i18n/locale'
import { directoryPaths } from '@/lib/site/directory-paths'
import styles from './confirm-listing.module.css'
import type { ConfirmTexts } from './confirm-texts'

type Props = { token: string; locale: Locale; texts: ConfirmTexts }

/** One press says that a listing is still correct. To open the page says nothing: programs that look at mail do that. */
export function ConfirmListing({ token, locale, texts }: Props) {
  const [phase, setPhase] = useState<'asking' | 'sending' | 'done'>('asking')
  const [failure, setFailure] = useState('')
  const done = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (phase === 'done') done.current?.focus()
  }, [phase])

  const confirm = async () => {
    if (phase === 'sending') return
    setPhase('sending')
    setFailure('')
    try {
      await callApi('POST /client/yellow-page/confirm', { token, lang: locale }, { lang: locale })
      setPhase('done')
    } catch (reason) {
      setFailure(refusalBy(reason)?.message ?? texts.failed)
      setPhase('asking')
    }
  }
  const edit = (
    <LinkButton variant="quiet" href={directoryPaths.owner}>
      {texts.edit}
    </LinkButton>
  )
  if (phase === 'done')
    return (
      <div className={styles.confirmListing} role="status">
        <h2 className="h3" tabIndex={-1} ref={done}>
          <CircleCheck className="icon" size={24} aria-hidden /> {texts.done.title}
        </h2>
        <p>{texts.done.text}</p>
        {edit}
      </div>
    )
  return (
    <div className={styles.confirmListing}>
      <div className={styles.actions}>
        <Button aria-disabled={phase === 'sending' || undefined} onClick={() => void confirm()}>
          {phase === 'sending' ? texts.sending : texts.action}
        </Button>
        {edit}
      </div>
      {failure && <FieldError alert>{failure}</FieldError>}
    </div>
  )
}
