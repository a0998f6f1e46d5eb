import type { ReactNode } from 'react'
import { BareShell } from '@/components/directory/bare-shell'

/** The layout of the registration, which the specification shows without header and footer. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return <BareShell>{children}</BareShell>
}
