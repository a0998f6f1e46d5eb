import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './field-error.module.css'

type Props = { id?: string; alert?: boolean; className?: string; children: ReactNode }

/**
 * What is wrong, under the control that it is wrong with.
 * @param id what the control's `aria-describedby` names
 * @param alert whether it is read out when it appears: wherever the focus does not move to the control
 */
export function FieldError({ id, alert, className, children }: Props) {
  return (
    <p className={clsx(styles.error, className)} id={id} role={alert ? 'alert' : undefined}>
      <CircleAlert className="icon" size={17} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
