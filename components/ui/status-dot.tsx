import type { ReactNode } from 'react'

/** A state in one word with a dot before it; the word carries the meaning, the colour helps. */
export function StatusDot({ kind, children }: { kind: 'on' | 'off' | 'wait' | 'bad'; children: ReactNode }) {
  return <span className={`status-dot status-dot--${kind}`}>{children}</span>
}
