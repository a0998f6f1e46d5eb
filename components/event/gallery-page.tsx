import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageTitle } from '@/components/site/page-title'
import { PastLastPage } from '@/components/site/past-last-page'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { type GalleryPageContent, readGalleryPage } from '@/lib/event/gallery/queries'
import { galleryPageSize } from '@/lib/event/gallery/schema'
import { parsePathNumbers } from '@/lib/event/place'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatDate } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { pathsOf } from '@/lib/platform/site/event-paths'
import { DayNavigation } from './day-buttons'
import { DayJsonLd } from './day-data'
import { editionMetadata, editionRoute, type EditionView, homeBreadcrumbLabel } from './edition-route'
import { GalleryView } from './gallery-view'
import { sliderTexts } from './slider-texts'
import styles from './gallery-page.module.css'

type GalleryRequest = EditionView<readonly number[]>

async function galleryMetadata({
  locale,
  edition,
  query: numbers,
}: GalleryRequest): Promise<Metadata | null> {
  const place = await readGalleryPage(edition, numbers)
  if (!place) return null
  const t = await getTranslations('event.gallery')
  const { page, images } = place
  const day = place.day && bilingualText(place.day, 'day', locale).text
  const title =
    day === null || numbers.length === 0
      ? t('title')
      : page > 1
        ? t('dayPage', { day, page })
        : t('dayTitle', { day })
  return editionMetadata(
    { locale, edition },
    {
      path: pathsOf(edition).gallery(place.day?.number, page),
      title,
      description: t('description'),
      hidden: page > 1 && images.length === 0,
      card: ['gallery', place.day?.number],
    },
  )
}

async function renderGalleryPage({
  locale,
  edition,
  query: numbers,
}: GalleryRequest): Promise<ReactNode | null> {
  const place = await readGalleryPage(edition, numbers)
  if (!place) return null
  const { day, page } = place
  return (
    <>
      <GalleryPage content={place} home={await homeBreadcrumbLabel({ locale, edition })} locale={locale} />
      {edition && day && (
        <DayJsonLd
          edition={edition}
          day={day}
          path={pathsOf(edition).gallery(day.number, page)}
          locale={locale}
        />
      )}
    </>
  )
}

type Params = { locale: string; year?: string; place?: string[] }

/**
 * The pages of a day's photographs, with twelve photographs on each page. Each page has a separate address;
 * the first page of the first day has the shortest address.
 */
export const galleryRoute = editionRoute<Params, readonly number[]>({
  part: 'gallery',
  parseQuery: ({ place }) => parsePathNumbers(place, 2),
  metadata: galleryMetadata,
  page: renderGalleryPage,
})

/** Shows the photographs of a day, twelve at a time. */
function GalleryPage({
  content,
  home,
  locale,
}: {
  content: GalleryPageContent
  home: string
  locale: Locale
}) {
  const t = useTranslations('event.gallery')
  const { edition, days, day } = content
  const paths = pathsOf(edition)
  return (
    <>
      <PageTitle crumbs={[{ label: home, href: paths.home }, { label: t('title') }]} title={t('title')} />
      <div className={`wrap ${styles.gallery}`}>
        {day && content.parts?.gallery && (
          <DayNavigation
            days={days}
            currentNumber={day.number}
            label={t('days')}
            hrefOf={({ number }) => paths.gallery(number)}
          />
        )}
        {day && content.images.length > 0 ? (
          <Photographs day={day} content={content} locale={locale} />
        ) : (
          <NoPhotographs content={content} />
        )}
      </div>
    </>
  )
}

function NoPhotographs({ content: { edition, day, page, parts } }: { content: GalleryPageContent }) {
  const t = useTranslations('event.gallery')
  if (day && page > 1) return <PastLastPage firstHref={pathsOf(edition).gallery(day.number)} />
  if (!parts?.gallery)
    return (
      <EmptyState
        title={t('none')}
        hint={t('noGalleryHint')}
        action={
          parts?.presentation && (
            <LinkButton variant="quiet" href={pathsOf(edition).presentation()}>
              {t('presentations')}
            </LinkButton>
          )
        }
      />
    )
  return <EmptyState title={t('none')} hint={t('noneHint')} />
}

type PhotographsProps = {
  day: NonNullable<GalleryPageContent['day']>
  content: GalleryPageContent
  locale: Locale
}

function Photographs({ day, content: { edition, page, images }, locale }: PhotographsProps) {
  const t = useTranslations('event.gallery')
  const paths = pathsOf(edition)
  return (
    <>
      {page > 1 && (
        <LinkButton variant="quiet" href={paths.gallery(day.number, page - 1)}>
          {t('previous')}
        </LinkButton>
      )}
      <GalleryView
        // Remounts the gallery when the day or the page changes.
        key={`${day.id} ${page}`}
        firstImages={images}
        day={{ id: day.id, date: formatDate(day.event_date, locale) }}
        pageSize={galleryPageSize}
        offset={(page - 1) * galleryPageSize}
        nextHref={paths.gallery(day.number, page + 1)}
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
