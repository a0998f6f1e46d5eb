import '@/app/styles/site.css'
import '@/app/styles/mm.css'
import '@/app/styles/prose.css'
import type { ReactNode } from 'react'
import { AssociationShell } from '@/components/site/association-shell'
import { pageLocale } from '@/lib/i18n/page-locale'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function AssociationLayout({ children, params }: Props) {
  return (
    <AssociationShell locale={await pageLocale(params)} ticker={[]}>
      {children}
    </AssociationShell>
  )
}
