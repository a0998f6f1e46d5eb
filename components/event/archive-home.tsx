import { getTranslations } from 'next-intl/server'
import { storiesFromNews } from '@/components/news/stories'
import { SectionHead } from '@/components/site/section-head'
import { MoreLink } from '@/components/ui/more-link'
import { listOrganisers } from '@/lib/event/partners/queries'
import type { Locale } from '@/lib/platform/i18n/locale'
import { listEventNews } from '@/lib/event/news/queries'
import { eventPaths } from '@/lib/platform/site/event-paths'
import type { EditionWithDays } from '@/lib/event/editions/schema'
import { ArchiveHero } from './archive-hero'
import { ArchivePhotos, type PhotosFilter } from './archive-photos'
import { ArchiveTabs, type ArchiveTab } from './archive-tabs'
import { NewsCards } from '@/components/news/news-cards'
import { PartnerWall } from './partner-wall'

/** The most news items that the home of the archived site shows. */
const newsCount = 3

type Props = {
  /** The archived edition with its days; null if it is not stored. */
  datedEdition: EditionWithDays | null
  tab: ArchiveTab
  photos: PhotosFilter
  locale: Locale
}

/** The home of the archived site: introduction, programme and registration, photographs, news, organisers. */
export async function ArchiveHome({ datedEdition, tab, photos, locale }: Props) {
  const [t, { news }, organisers] = await Promise.all([
    getTranslations('event.archive'),
    listEventNews(null, 1, newsCount),
    datedEdition ? listOrganisers(datedEdition.edition.id) : [],
  ])
  const items = storiesFromNews(news, locale, undefined, eventPaths.archiveNewsItem)
  return (
    <>
      <ArchiveHero datedEdition={datedEdition} locale={locale} />
      <ArchiveTabs current={tab} locale={locale} />
      <ArchivePhotos filter={photos} locale={locale} />
      {items.length > 0 && (
        <section className="section">
          <div className="wrap">
            <SectionHead
              title={t('latest')}
              aside={<MoreLink href={eventPaths.archiveNews}>{t('allNews')}</MoreLink>}
            />
            <NewsCards items={items} />
          </div>
        </section>
      )}
      {organisers.length > 0 && (
        <section className="section">
          <div className="wrap">
            <SectionHead title={t('organisers')} />
            <PartnerWall partners={organisers} label={t('organisers')} />
          </div>
        </section>
      )}
    </>
  )
}
