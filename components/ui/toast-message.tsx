import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from './button'
import styles from './toast-message.module.css'

const icons = { success: CircleCheck, danger: CircleAlert, info: Info }

/**
 * The corner in which messages appear. It is always there: a screen reader hears only what is added to a region that
 * it knows. The words come from the caller, because some pages ship no catalogue.
 */
export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.toasts} role="status" aria-live="polite" aria-label={label}>
      {children}
    </div>
  )
}

type Props = ComponentProps<'div'> & { kind: keyof typeof icons; close: string; onClose: () => void }

/** A message with the button that takes it away. */
export function ToastMessage({ kind, close, onClose, children, ...props }: Props) {
  const Icon = icons[kind]
  return (
    <div className={clsx(styles.toast, styles[kind])} {...props}>
      <Icon className="icon" size={20} aria-hidden />
      <span>{children}</span>
      <IconButton label={close} onClick={onClose}>
        <X className="icon" size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
