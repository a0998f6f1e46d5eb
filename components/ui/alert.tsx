import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './alert.module.css'

const icons = { danger: CircleAlert, success: CircleCheck, warning: TriangleAlert, info: Info }

type Props = { kind: keyof typeof icons; className?: string; children: ReactNode }

/** A message that stays on the page. Screen readers announce a failure at once. */
export function Alert({ kind, className, children }: Props) {
  const Icon = icons[kind]
  return (
    <div
      className={clsx(styles.alert, styles[kind], className)}
      role={kind === 'danger' ? 'alert' : 'status'}
    >
      <Icon className="icon" size={20} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
