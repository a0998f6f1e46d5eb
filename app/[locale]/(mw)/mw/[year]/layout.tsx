import type { ReactNode } from 'react'
import { EarlierEditionShell } from '@/components/event/earlier-shell'
import { EventShell } from '@/components/event/event-shell'
import { findEarlierEdition } from '@/lib/event/editions/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'

type Props = { children: ReactNode; params: Promise<{ locale: string; year: string }> }

/**
 * The layout of an earlier edition. For a year without an edition, the 404 page gets the live edition's
 * layout.
 */
export default async function YearLayout({ children, params }: Props) {
  const [locale, { year }] = await Promise.all([requirePageLocale(params), params])
  const edition = await findEarlierEdition(year)
  if (!edition) return <EventShell locale={locale}>{children}</EventShell>
  return (
    <EarlierEditionShell edition={edition} locale={locale}>
      {children}
    </EarlierEditionShell>
  )
}
