import type { ReactNode } from 'react'
import { ArchiveShell } from '@/components/event/archive-shell'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/** The layout of the archived site of 2023, which has a separate header and footer. */
export default async function ArchiveLayout({ children, params }: Props) {
  return <ArchiveShell locale={await requirePageLocale(params)}>{children}</ArchiveShell>
}
