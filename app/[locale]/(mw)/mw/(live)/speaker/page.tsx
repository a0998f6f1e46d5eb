import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventPage } from '@/components/event/event-page'
import { SpeakerGrid } from '@/components/event/speaker-grid'
import { EmptyState } from '@/components/ui/states'
import { currentEdition } from '@/lib/event/editions/queries'
import { listSpeakers } from '@/lib/event/speakers/queries'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventCard } from '@/lib/site/cards/share-card'
import { eventPaths } from '@/lib/site/event-paths'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('event.speaker')
  const [title, description] = [t('title'), t('description')]
  const image = await eventCard(locale, 'speakers')
  return pageMetadata({ locale, path: eventPaths.speakers, title, description, image })
}

/** Everybody who speaks at the live edition. */
export default async function SpeakersPage({ params }: Props) {
  const locale = await pageLocale(params)
  const [edition, t] = await Promise.all([currentEdition(), getTranslations('event.speaker')])
  const speakers = edition ? await listSpeakers(edition.id) : []
  return (
    <EventPage title={t('title')}>
      {speakers.length > 0 ? (
        <SpeakerGrid speakers={speakers} locale={locale} level={2} />
      ) : (
        <EmptyState title={t('none')} />
      )}
    </EventPage>
  )
}
