import type { ReactNode } from 'react'
import { DirectoryShell } from '@/components/directory/directory-shell'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function ShellLayout({ children, params }: Props) {
  return <DirectoryShell locale={await requirePageLocale(params)}>{children}</DirectoryShell>
}
