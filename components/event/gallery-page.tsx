import { useTranslations } from 'next-intl'
import { PageTitle } from '@/components/site/page-title'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import type { GalleryPlace } from '@/lib/event/gallery/queries'
import { galleryPageSize } from '@/lib/event/gallery/schema'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { eventPaths } from '@/lib/site/event-paths'
import { DayButtons } from './day-buttons'
import { GalleryView } from './gallery-view'
import { sliderTexts } from './slider-texts'
import styles from './gallery-page.module.css'

/** The photographs of a day, twelve at a time. */
export function GalleryPage({ place, locale }: { place: GalleryPlace; locale: Locale }) {
  const t = useTranslations('event.gallery')
  const common = useTranslations('common')
  const { days, day } = place
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: eventPaths.home }, { label: t('title') }]}
        title={t('title')}
      />
      <div className={`wrap ${styles.gallery}`}>
        {day && (
          <DayButtons
            days={days}
            current={day.number}
            label={t('days')}
            href={({ number }) => eventPaths.gallery(number)}
          />
        )}
        {day && place.images.length > 0 ? (
          <Photographs day={day} place={place} locale={locale} />
        ) : (
          <NoPhotographs place={place} />
        )}
      </div>
    </>
  )
}

function NoPhotographs({ place: { day, page } }: { place: GalleryPlace }) {
  const t = useTranslations('event.gallery')
  if (!day || page === 1) return <EmptyState title={t('none')} hint={day && t('noneHint')} />
  return (
    <EmptyState
      title={t('noMore')}
      action={
        <LinkButton variant="quiet" href={eventPaths.gallery(day.number)}>
          {t('first')}
        </LinkButton>
      }
    />
  )
}

type PhotographsProps = { day: NonNullable<GalleryPlace['day']>; place: GalleryPlace; locale: Locale }

function Photographs({ day, place: { page, images }, locale }: PhotographsProps) {
  const t = useTranslations('event.gallery')
  return (
    <>
      {page > 1 && (
        <LinkButton variant="quiet" href={eventPaths.gallery(day.number, page - 1)}>
          {t('previous')}
        </LinkButton>
      )}
      <GalleryView
        // Another day begins anew.
        key={`${day.id} ${page}`}
        first={images}
        day={{
          id: day.id,
          date: formatDate(day.event_date, locale),
        }}
        pageSize={galleryPageSize}
        offset={(page - 1) * galleryPageSize}
        nextHref={eventPaths.gallery(day.number, page + 1)}
        locale={locale}
        texts={{
          more: t('more'),
          loading: t('loading'),
          failed: t('failed'),
          shown: t('shown', { count: '#' }),
          ...sliderTexts(t),
        }}
      />
    </>
  )
}
