import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DayData } from '@/components/event/day-data'
import { PresentationPage } from '@/components/event/presentation-page'
import { presentationPath } from '@/components/event/presentation-path'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { placeOf } from '@/lib/event/place'
import { getPresentationPages, presentationPlace } from '@/lib/event/presentations/queries'
import { listSpeakers } from '@/lib/event/speakers/queries'
import { bilingual } from '@/lib/i18n/bilingual'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventCard } from '@/lib/site/cards/share-card'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string; place?: string[] }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const locale = await pageLocale(params)
  const numbers = placeOf((await params).place, 3)
  return { locale, numbers: numbers ?? [], place: numbers && (await presentationPlace(numbers)) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, numbers, place } = await read(params)
  if (!place) return siteNotFoundMetadata('mw')
  const t = await getTranslations('event.presentation')
  const { day, hall, shown } = place
  const id = numbers[2]
  const names = day &&
    hall && { day: bilingual(day, 'day', locale).text, hall: bilingual(hall, 'hall_name', locale).text }
  const title =
    id !== undefined && shown
      ? bilingual(shown, 'present_name', locale).text
      : numbers.length > 0 && names
        ? t('placeTitle', names)
        : t('title')
  const path = presentationPath(place, { day: day?.number ?? 1, hall: hall?.id, id })
  const card = numbers.length > 0 ? [day?.number, hall?.id, id] : []
  return pageMetadata({
    ...{ locale, path, title, description: t('description') },
    image: await eventCard(locale, 'presentation', ...card),
  })
}

/** The documents of the talks by day and room; the first day and room have the shortest address. */
export default async function PresentationsPage({ params }: Props) {
  const { locale, place } = await read(params)
  if (!place) return <NotFoundView site="mw" />
  const [pages, speakers] = await Promise.all([
    place.shown && getPresentationPages(place.shown.id),
    place.edition ? listSpeakers(place.edition.id) : [],
  ])
  const { edition, day, hall } = place
  return (
    <>
      <PresentationPage place={place} pages={pages} speakers={speakers} locale={locale} />
      {edition && day && (
        <DayData
          edition={edition}
          day={day}
          path={presentationPath(place, { day: day.number, hall: hall?.id })}
          locale={locale}
        />
      )}
    </>
  )
}
