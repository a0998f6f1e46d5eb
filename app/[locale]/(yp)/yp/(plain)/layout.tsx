import type { ReactNode } from 'react'
import { SlimShell } from '@/components/directory/slim-shell'

/** The owners' pages: nothing leads away from what is being filled in but one button. */
export default function PlainLayout({ children }: { children: ReactNode }) {
  return <SlimShell>{children}</SlimShell>
}
