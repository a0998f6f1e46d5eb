import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * What is wrong, under the control that it is wrong with.
 * @param id what the control's `aria-describedby` names
 * @param alert whether it is read out when it appears: wherever the focus does not move to the control
 */
export function FieldError({ id, alert, children }: { id?: string; alert?: boolean; children: ReactNode }) {
  return (
    <p className="field__error" id={id} role={alert ? 'alert' : undefined}>
      <CircleAlert className="icon" size={17} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
