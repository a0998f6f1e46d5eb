import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DayData } from '@/components/event/day-data'
import { GalleryPage } from '@/components/event/gallery-page'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { galleryPlace } from '@/lib/event/gallery/queries'
import { placeOf } from '@/lib/event/place'
import { bilingual } from '@/lib/i18n/bilingual'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventCard } from '@/lib/site/cards/share-card'
import { eventPaths } from '@/lib/site/event-paths'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string; place?: string[] }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const locale = await pageLocale(params)
  const numbers = placeOf((await params).place, 2)
  return { locale, numbers: numbers ?? [], place: numbers && (await galleryPlace(numbers)) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, numbers, place } = await read(params)
  if (!place) return siteNotFoundMetadata('mw')
  const t = await getTranslations('event.gallery')
  const { page, images } = place
  const day = place.day && bilingual(place.day, 'day', locale).text
  const title =
    day === null || numbers.length === 0
      ? t('title')
      : page > 1
        ? t('dayPage', { day, page })
        : t('dayTitle', { day })
  const path = eventPaths.gallery(place.day?.number, page)
  const hidden = page > 1 && images.length === 0
  const image = await eventCard(locale, 'gallery', place.day?.number)
  return pageMetadata({ locale, path, title, description: t('description'), hidden, image })
}

/** The photographs of a day; the first day has the shortest address, and each twelve after the first one of theirs. */
export default async function GalleryOfDayPage({ params }: Props) {
  const { locale, place } = await read(params)
  if (!place) return <NotFoundView site="mw" />
  const { edition, day, page } = place
  return (
    <>
      <GalleryPage place={place} locale={locale} />
      {edition && day && (
        <DayData edition={edition} day={day} path={eventPaths.gallery(day.number, page)} locale={locale} />
      )}
    </>
  )
}
