import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { danger: CircleAlert, success: CircleCheck, warning: TriangleAlert, info: Info }

/** A message that stays on the page. A failure is announced at once. */
export function Alert({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind]
  return (
    <div className={`alert alert--${kind}`} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon className="icon" size={20} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
