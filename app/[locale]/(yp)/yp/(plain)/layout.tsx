import type { ReactNode } from 'react'
import { OwnerPagesShell } from '@/components/directory/slim-shell'

/** The layout of the owners' pages: a slim header without a menu, so that few links lead away from a form. */
export default function PlainLayout({ children }: { children: ReactNode }) {
  return <OwnerPagesShell>{children}</OwnerPagesShell>
}
