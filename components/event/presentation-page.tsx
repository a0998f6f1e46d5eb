import { FileText } from 'lucide-react'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageTitle } from '@/components/site/page-title'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { parsePathNumbers } from '@/lib/event/place'
import {
  getPresentationPages,
  readPresentationPage,
  type PresentationPageContent,
} from '@/lib/event/presentations/queries'
import type { Presentation } from '@/lib/event/presentations/schema'
import { listSpeakers } from '@/lib/event/speakers/queries'
import type { Speaker } from '@/lib/event/speakers/schema'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatFileSize } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { pathsOf } from '@/lib/platform/site/event-paths'
import { DayNavigation } from './day-buttons'
import { DayJsonLd } from './day-data'
import { DocumentList } from './document-list'
import { DocumentViewer } from './document-viewer'
import { editionMetadata, editionRoute, type EditionView, homeBreadcrumbLabel } from './edition-route'
import { HallChips } from './hall-chips'
import { presentationPath } from './presentation-path'
import { SpeakersSection } from './speakers-section'
import styles from './presentation-page.module.css'

type PresentationRequest = EditionView<readonly number[]>

async function presentationMetadata({
  locale,
  edition,
  query: numbers,
}: PresentationRequest): Promise<Metadata | null> {
  const place = await readPresentationPage(edition, numbers)
  if (!place) return null
  const t = await getTranslations('event.presentation')
  const { day, hall, presentation } = place
  const id = numbers[2]
  const names = day &&
    hall && {
      day: bilingualText(day, 'day', locale).text,
      hall: bilingualText(hall, 'hall_name', locale).text,
    }
  const title =
    id !== undefined && presentation
      ? bilingualText(presentation, 'present_name', locale).text
      : numbers.length > 0 && names
        ? t('placeTitle', names)
        : t('title')
  const path = presentationPath(place, { day: day?.number ?? 1, hall: hall?.id, id })
  return editionMetadata(
    { locale, edition },
    {
      ...{ path, title, description: t('description') },
      card: numbers.length > 0 ? ['presentation', day?.number, hall?.id, id] : ['presentation'],
    },
  )
}

async function renderPresentationPage({
  locale,
  edition,
  query: numbers,
}: PresentationRequest): Promise<ReactNode | null> {
  const place = await readPresentationPage(edition, numbers)
  if (!place) return null
  const [pages, speakers, home] = await Promise.all([
    place.presentation && getPresentationPages(place.presentation.id),
    edition ? listSpeakers(edition.id) : [],
    homeBreadcrumbLabel({ locale, edition }),
  ])
  const { day, hall } = place
  return (
    <>
      <PresentationPage {...{ place, pages, speakers, home, locale }} />
      {edition && day && (
        <DayJsonLd
          edition={edition}
          day={day}
          path={presentationPath(place, { day: day.number, hall: hall?.id })}
          locale={locale}
        />
      )}
    </>
  )
}

type Params = { locale: string; year?: string; place?: string[] }

/**
 * The pages with the documents of the talks, by day and hall. The first hall of the first day has the
 * shortest address.
 */
export const presentationRoute = editionRoute<Params, readonly number[]>({
  part: 'presentation',
  parseQuery: ({ place }) => parsePathNumbers(place, 3),
  metadata: presentationMetadata,
  page: renderPresentationPage,
})

type Props = {
  place: PresentationPageContent
  /** The number of pages in the open document; null if unknown. */
  pages: number | null
  speakers: readonly Speaker[]
  /** The label of the edition's home. */
  home: string
  locale: Locale
}

/** The documents of a day in a hall, one of them open, and the key speakers of the edition. */
function PresentationPage({ place, pages, speakers, home, locale }: Props) {
  const t = useTranslations('event.presentation')
  const { edition, days, day, halls, hall } = place
  return (
    <>
      <PageTitle
        crumbs={[{ label: home, href: pathsOf(edition).home }, { label: t('title') }]}
        title={t('title')}
        lead={t('lead')}
      />
      <div className={`wrap ${styles.choices}`}>
        {day && (
          <DayNavigation
            days={days}
            currentNumber={day.number}
            label={t('days')}
            hrefOf={({ number }) => presentationPath(place, { day: number, hall: hall?.id })}
          />
        )}
        {day && halls.length > 0 && (
          <HallChips
            halls={halls}
            currentId={hall?.id}
            label={t('halls')}
            hrefOf={({ id }) => presentationPath(place, { day: day.number, hall: id })}
            locale={locale}
          />
        )}
      </div>
      <Documents place={place} pages={pages} locale={locale} />
      <SpeakersSection edition={edition} speakers={speakers} locale={locale} />
    </>
  )
}

function Documents({ place, pages, locale }: Omit<Props, 'speakers' | 'home'>) {
  const t = useTranslations('event.presentation')
  const { presentations, presentation, day, hall } = place
  if (!presentation || !day)
    return (
      <div className={`wrap ${styles.none}`}>
        <EmptyState title={t('none')} hint={day ? t('noneHint') : t('noDays')} />
      </div>
    )
  return (
    <div className={`wrap ${styles.documents}`}>
      <DocumentList
        presentations={presentations}
        currentId={presentation.id}
        // The link scrolls to the document, not to the top of the page.
        hrefOf={({ id }) => `${presentationPath(place, { day: day.number, hall: hall?.id, id })}#document`}
        locale={locale}
      />
      <div id="document" className={styles.document}>
        <PresentationViewer
          key={presentation.id}
          presentation={presentation}
          pageCount={pages}
          locale={locale}
        />
      </div>
    </div>
  )
}

function PresentationViewer({
  presentation,
  pageCount,
  locale,
}: {
  presentation: Presentation
  pageCount: number | null
  locale: Locale
}) {
  const t = useTranslations('event.presentation')
  const { text, lang } = bilingualText(presentation, 'present_name', locale)
  const extent = [
    ...(pageCount === null ? [] : [t('pages', { pages: pageCount })]),
    formatFileSize(presentation.bytes),
  ].join(' · ')
  return (
    <DocumentViewer
      src={presentation.present_url}
      title={text}
      lang={langIfDifferent(lang, locale)}
      pages={pageCount}
      texts={{
        label: t('viewer'),
        loading: t('loading'),
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        fullScreen: t('fullScreen'),
        download: t('download'),
        previousPage: t('previousPage'),
        nextPage: t('nextPage'),
      }}
    >
      <LinkButton href={presentation.present_url}>
        <FileText className="icon" size={22} aria-hidden />
        {t('open')}
      </LinkButton>
      <p className="num secondary">{extent}</p>
    </DocumentViewer>
  )
}
