import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from './button'
import styles from './toast-message.module.css'

const icons = { success: CircleCheck, danger: CircleAlert, info: Info }

/**
 * The live region of the toasts. It is always rendered, because screen readers announce only additions to an
 * existing region. The texts come from the caller, because some pages load no message catalogue.
 */
export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.toasts} role="status" aria-live="polite" aria-label={label}>
      {children}
    </div>
  )
}

type Props = ComponentProps<'div'> & { kind: keyof typeof icons; closeLabel: string; onClose: () => void }

/** A message with its close button. */
export function ToastMessage({ kind, closeLabel, onClose, children, ...props }: Props) {
  const Icon = icons[kind]
  return (
    <div className={clsx(styles.toast, styles[kind])} {...props}>
      <Icon className="icon" size={20} aria-hidden />
      <span>{children}</span>
      <IconButton label={closeLabel} onClick={onClose}>
        <X className="icon" size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
