import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { FieldError } from '@/components/ui/field-error'
import styles from './step-form.module.css'

type Props = {
  title: string
  /** Why the form was not sent or was refused; empty without an error. */
  message: string
  buttons: ReactNode
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A form that replaces a meeting's buttons, such as to propose another time. Its title takes the focus. */
export function StepForm({ title, message, buttons, onSubmit, children }: Props) {
  const head = useRef<HTMLParagraphElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <form className={styles.step} noValidate onSubmit={onSubmit}>
      <p className={styles.title} ref={head} tabIndex={-1}>
        {title}
      </p>
      {children}
      {message && <FieldError alert>{message}</FieldError>}
      <div className={styles.buttons}>{buttons}</div>
    </form>
  )
}
