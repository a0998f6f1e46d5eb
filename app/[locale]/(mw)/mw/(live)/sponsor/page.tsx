import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventPage } from '@/components/event/event-page'
import { NoEdition } from '@/components/event/no-edition'
import { SponsorLevels } from '@/components/event/sponsor-levels'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { currentEdition } from '@/lib/event/editions/queries'
import { listSponsors } from '@/lib/event/partners/queries'
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
  const t = await getTranslations('event.sponsors')
  const [title, description] = [t('title'), t('description')]
  const image = await eventCard(locale, 'sponsors')
  return pageMetadata({ locale, path: eventPaths.sponsors, title, description, image })
}

/** The sponsors of the live edition by their levels. */
export default async function SponsorsPage({ params }: Props) {
  await pageLocale(params)
  const edition = await currentEdition()
  if (!edition) return <NoEdition />
  const [sponsors, t] = await Promise.all([listSponsors(edition.id), getTranslations('event.sponsors')])
  return (
    <EventPage title={t('title')} lead={t('lead')}>
      {sponsors.length > 0 ? (
        <SponsorLevels sponsors={sponsors} />
      ) : (
        <EmptyState
          title={t('empty')}
          hint={t('emptyHint')}
          action={<LinkButton href={eventPaths.contact}>{t('ask')}</LinkButton>}
        />
      )}
    </EventPage>
  )
}
