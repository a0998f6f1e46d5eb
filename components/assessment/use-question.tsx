import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import styles from './use-question.module.css'

/** A question that the user must confirm before a step. */
export type Confirmation = {
  title: string
  text: ReactNode
  /** The name of the item to remove. */
  name?: string
  /** The text of the confirming button: a verb. */
  action: string
  isDanger?: boolean
}

/**
 * Asks in a native dialog, for pages that send no message catalogue to the browser: the caller passes the
 * texts. The focus starts on the answer that changes nothing.
 * @returns the function that asks and resolves to whether the user confirms, and the dialog to put into the
 * page
 */
export function useNativeConfirm(texts: { cancel: string }) {
  const [pendingQuestion, setPendingQuestion] = useState<{
    question: Confirmation
    answer: (goOn: boolean) => void
  } | null>(null)
  const askToConfirm = (confirmation: Confirmation) =>
    new Promise<boolean>((answer) => {
      setPendingQuestion({ question: confirmation, answer })
    })
  const dialog = pendingQuestion && (
    <NativeConfirmDialog
      {...pendingQuestion.question}
      cancel={texts.cancel}
      onAnswer={(goOn) => {
        setPendingQuestion(null)
        pendingQuestion.answer(goOn)
      }}
    />
  )
  return [askToConfirm, dialog] as const
}

type Props = Confirmation & { cancel: string; onAnswer: (goOn: boolean) => void }

function NativeConfirmDialog({ title, text, name, action, isDanger, cancel, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    // React removes the dialog without closing it, so the focus is restored here.
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.questionDialog}
      role="alertdialog"
      aria-labelledby="question-title"
      aria-describedby="question-text"
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <h2 className="h4" id="question-title">
        {title}
      </h2>
      <div className={styles.text} id="question-text">
        {text}
        {name && <p className={styles.name}>{name}</p>}
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" autoFocus onClick={() => onAnswer(false)}>
          {cancel}
        </Button>
        <Button {...(isDanger && { variant: 'danger' })} onClick={() => onAnswer(true)}>
          {action}
        </Button>
      </div>
    </dialog>
  )
}
