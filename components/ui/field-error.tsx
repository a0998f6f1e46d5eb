import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './field-error.module.css'

type Props = { id?: string; alert?: boolean; className?: string; children: ReactNode }

/**
 * The error under a control.
 * @param id the id that the control's `aria-describedby` names
 * @param alert whether screen readers announce the error when it appears; needed unless the focus moves to
 * the control
 */
export function FieldError({ id, alert, className, children }: Props) {
  return (
    <p className={clsx(styles.error, className)} id={id} role={alert ? 'alert' : undefined}>
      <CircleAlert className="icon" size={17} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
