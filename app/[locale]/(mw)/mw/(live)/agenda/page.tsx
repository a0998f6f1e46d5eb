import type { Metadata } from 'next'
import { AgendaPage, agendaMetadata } from '@/components/event/agenda-page'
import { pageLocale } from '@/lib/i18n/page-locale'

type Props = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return []
}

const first = { day: 1 }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return agendaMetadata({ locale: await pageLocale(params), asked: first })
}

/** The agenda, opened on the first day. */
export default async function EventAgendaPage({ params }: Props) {
  return <AgendaPage locale={await pageLocale(params)} asked={first} />
}
