import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import type { RegisterTexts } from './listing-texts'
import styles from './register-done.module.css'

type Props = { email: string; texts: RegisterTexts['done']; onAgain: () => void }

/** Confirms that a request was received, with a link to the directory and a button to register again. */
export function RegistrationConfirmation({ email, texts, onAgain }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, so the focus moves to the heading.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    head.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.registerDone} role="status">
      <CircleCheck className="icon" size={48} aria-hidden />
      <h1 className="h2" tabIndex={-1} ref={head}>
        {texts.title}
      </h1>
      <p>{fillPlaceholders(texts.text, { email })}</p>
      <div className={styles.actions}>
        <LinkButton href={directoryPaths.home}>{texts.home}</LinkButton>
        <Button variant="quiet" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </div>
  )
}
