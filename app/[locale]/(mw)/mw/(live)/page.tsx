import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventHero } from '@/components/event/event-hero'
import { HomeInvitation } from '@/components/event/home-invitation'
import { HomePartners } from '@/components/event/home-partners'
import { NoEdition } from '@/components/event/no-edition'
import { editionLine } from '@/lib/event/editions/line'
import { liveEdition } from '@/lib/event/editions/queries'
import { listOrganisers } from '@/lib/event/partners/queries'
import { listStatistics } from '@/lib/event/statistics/queries'
import { bilingual } from '@/lib/i18n/bilingual'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventCard } from '@/lib/site/cards/share-card'
import { eventPaths } from '@/lib/site/event-paths'
import { pageMetadata } from '@/lib/site/metadata'
import { siteOf } from '@/lib/site/sites.mjs'

type Props = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const [live, t] = await Promise.all([liveEdition(), getTranslations('event.home')])
  const name = live ? bilingual(live.edition, 'event', locale).text : siteOf('mw').name[locale]
  const line = live ? editionLine(live, locale) : ''
  return pageMetadata({
    locale,
    path: eventPaths.home,
    title: name,
    description: [line, t('description')].filter(Boolean).join('. '),
    image: await eventCard(locale, 'home'),
  })
}

/** The home of the live edition. */
export default async function EventHomePage({ params }: Props) {
  const locale = await pageLocale(params)
  const live = await liveEdition()
  if (!live) return <NoEdition />
  const { edition } = live
  const [statistics, organisers] = await Promise.all([listStatistics(edition.id), listOrganisers(edition.id)])
  return (
    <>
      <EventHero live={live} name={bilingual(edition, 'event', locale)} statistics={statistics} />
      <HomeInvitation live={live} />
      <HomePartners organisers={organisers} />
    </>
  )
}
