import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SpeakerProfile } from '@/components/event/speaker-profile'
import { NotFoundView } from '@/components/site/not-found-view'
import { currentEdition, listEventDays } from '@/lib/event/editions/queries'
import { getSpeakerProfile } from '@/lib/event/speakers/queries'
import { speakerText } from '@/lib/event/speakers/schema'
import { bilingual } from '@/lib/i18n/bilingual'
import { pageLocale } from '@/lib/i18n/page-locale'
import { shareCard } from '@/lib/site/cards/share-card'
import { eventPaths } from '@/lib/site/event-paths'
import { notFoundMetadata, pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const locale = await pageLocale(params)
  const { id } = await params
  return { locale, speaker: /^[1-9]\d{0,8}$/.test(id) ? await getSpeakerProfile(Number(id)) : null }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, speaker } = await read(params)
  if (!speaker) return notFoundMetadata('mw', locale, (await getTranslations('event.speaker'))('missing'))
  const { name, position } = speakerText(speaker, locale)
  const about = bilingual(speaker, 'about', locale).text
  return pageMetadata({
    locale,
    path: eventPaths.speaker(speaker.id),
    title: name,
    description: about ? `${position}. ${about}` : position,
    image: await shareCard('speaker', speaker.id, locale),
  })
}

/** A speaker: portrait, position, what there is to tell, and the sessions. */
export default async function SpeakerPage({ params }: Props) {
  const { locale, speaker } = await read(params)
  if (!speaker) return <NotFoundView site="mw" />
  const edition = await currentEdition()
  // Only the live edition has an agenda to lead to.
  const days = edition?.id === speaker.event_id ? await listEventDays(edition.id) : []
  return <SpeakerProfile speaker={speaker} days={days} locale={locale} />
}
