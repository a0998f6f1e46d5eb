import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { PageTitle } from '@/components/site/page-title'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import type { PresentationPlace } from '@/lib/event/presentations/queries'
import type { Presentation } from '@/lib/event/presentations/schema'
import type { Speaker } from '@/lib/event/speakers/schema'
import { langOf, bilingual } from '@/lib/i18n/bilingual'
import { formatFileSize } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { eventPaths } from '@/lib/site/event-paths'
import { DayButtons } from './day-buttons'
import { DocumentList } from './document-list'
import { DocumentViewer } from './document-viewer'
import { HallChips } from './hall-chips'
import { presentationPath } from './presentation-path'
import { SpeakersSection } from './speakers-section'
import styles from './presentation-page.module.css'

type Props = {
  place: PresentationPlace
  /** The pages of the document that is open; null where they are not known. */
  pages: number | null
  speakers: readonly Speaker[]
  locale: Locale
}

/** The documents of a day in a room, one of them open, and the key speakers of the edition. */
export function PresentationPage({ place, pages, speakers, locale }: Props) {
  const t = useTranslations('event.presentation')
  const common = useTranslations('common')
  const { days, day, halls, hall } = place
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: eventPaths.home }, { label: t('title') }]}
        title={t('title')}
        lead={t('lead')}
      />
      <div className={`wrap ${styles.choices}`}>
        {day && (
          <DayButtons
            days={days}
            current={day.number}
            label={t('days')}
            href={({ number }) => presentationPath(place, { day: number, hall: hall?.id })}
          />
        )}
        {day && halls.length > 0 && (
          <HallChips
            halls={halls}
            current={hall?.id}
            label={t('halls')}
            href={({ id }) => presentationPath(place, { day: day.number, hall: id })}
            locale={locale}
          />
        )}
      </div>
      <Documents place={place} pages={pages} locale={locale} />
      <SpeakersSection speakers={speakers} locale={locale} />
    </>
  )
}

function Documents({ place, pages, locale }: Omit<Props, 'speakers'>) {
  const t = useTranslations('event.presentation')
  const { presentations, shown, day, hall } = place
  if (!shown || !day)
    return (
      <div className={`wrap ${styles.none}`}>
        <EmptyState title={t('none')} hint={day ? t('noneHint') : t('noDays')} />
      </div>
    )
  return (
    <div className={`wrap ${styles.documents}`}>
      <DocumentList
        presentations={presentations}
        current={shown.id}
        // Where one reads on stays where it was.
        href={({ id }) => `${presentationPath(place, { day: day.number, hall: hall?.id, id })}#document`}
        locale={locale}
      />
      <div id="document" className={styles.document}>
        <Viewer key={shown.id} presentation={shown} pages={pages} locale={locale} />
      </div>
    </div>
  )
}

function Viewer({
  presentation,
  pages,
  locale,
}: {
  presentation: Presentation
  pages: number | null
  locale: Locale
}) {
  const t = useTranslations('event.presentation')
  const { text, lang } = bilingual(presentation, 'present_name', locale)
  const extent = [
    ...(pages === null ? [] : [t('pages', { pages })]),
    formatFileSize(presentation.bytes),
  ].join(' · ')
  return (
    <DocumentViewer
      src={presentation.present_url}
      title={text}
      lang={langOf(lang, locale)}
      pages={pages}
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
