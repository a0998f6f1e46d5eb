import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { RegisterTexts } from './listing-texts'
import styles from './send-failed.module.css'

type Props = { message: string; texts: RegisterTexts['error']; onClose: () => void; onRetry: () => void }

/** Shown when sending failed: gives the reason, says that nothing is lost, and offers another try. */
export function SendFailedDialog({ message, texts, onClose, onRetry }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.sendFailed}
      aria-labelledby="send-failed-title"
      aria-describedby="send-failed-text"
      onClose={onClose}
    >
      <h2 className="h3" id="send-failed-title">
        {texts.title}
      </h2>
      <div id="send-failed-text">
        <p>{message}</p>
        <p>{texts.kept}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          {texts.close}
        </Button>
        <Button
          onClick={() => {
            dialog.current?.close()
            onRetry()
          }}
        >
          {texts.retry}
        </Button>
      </div>
    </dialog>
  )
}
