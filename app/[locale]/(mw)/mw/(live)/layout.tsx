import type { ReactNode } from 'react'
import { EventShell } from '@/components/event/event-shell'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function LiveLayout({ children, params }: Props) {
  return <EventShell locale={await requirePageLocale(params)}>{children}</EventShell>
}
