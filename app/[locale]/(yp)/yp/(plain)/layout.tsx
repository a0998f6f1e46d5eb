import type { ReactNode } from 'react'
import { SlimShell } from '@/components/directory/slim-shell'

/** The owners' pages: their header has a single exit, so that no link leads away from a form. */
export default function PlainLayout({ children }: { children: ReactNode }) {
  return <SlimShell>{children}</SlimShell>
}
