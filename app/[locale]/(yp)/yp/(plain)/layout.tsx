import type { ReactNode } from 'react'
import { SlimShell } from '@/components/directory/slim-shell'

/** The owners' pages: one button is the only way out of a form that is being filled in. */
export default function PlainLayout({ children }: { children: ReactNode }) {
  return <SlimShell>{children}</SlimShell>
}
