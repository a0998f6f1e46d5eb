import type { ReactNode } from 'react'
import { AssociationShell } from '@/components/association/shell'
import { listTickerItems } from '@/lib/exchange/ticker'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/** The layout of the monthly paper: the association's header, without its footer and contact buttons. */
export default async function MonthlyPaperLayout({ children, params }: Props) {
  const locale = await requirePageLocale(params)
  return (
    <AssociationShell locale={locale} ticker={await listTickerItems(locale)} footer={false}>
      {children}
    </AssociationShell>
  )
}
