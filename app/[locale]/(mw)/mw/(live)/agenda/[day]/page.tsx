import type { Metadata } from 'next'
import { AgendaPage, agendaMetadata } from '@/components/event/agenda-page'
import { askedAgenda } from '@/lib/event/agenda/address'
import { pageLocale } from '@/lib/i18n/page-locale'

type Props = { params: Promise<{ locale: string; day: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  return { locale: await pageLocale(params), asked: askedAgenda(await params) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return agendaMetadata(await read(params))
}

/** The agenda of one day. */
export default async function EventAgendaDayPage({ params }: Props) {
  return <AgendaPage {...await read(params)} />
}
