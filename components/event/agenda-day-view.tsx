import { CalendarPlus } from 'lucide-react'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { InLanguage } from '@/components/ui/in-language'
import { FileLink } from '@/components/ui/more-link'
import { agendaGrid } from '@/lib/event/agenda/grid'
import { calendarPaths } from '@/lib/event/agenda/paths'
import { type AgendaView, dayNameAndDate } from '@/lib/event/agenda/view'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { pathsOf } from '@/lib/platform/site/event-paths'
import { AgendaEmpty } from './agenda-empty'
import { AgendaFilters } from './agenda-filters'
import { AgendaList } from './agenda-list'
import { AgendaPictures } from './agenda-pictures'
import { DayNavigation } from './day-buttons'
import { AgendaOfflineKeeper } from './keep-offline'
import { PrintButton } from './print-button'
import styles from './agenda-day-view.module.css'

type Props = { view: AgendaView; locale: Locale }

/** Shows the buttons of the days, the tools for search and filters, and the agenda of one day. */
export function AgendaDayView({ view, locale }: Props) {
  const t = useTranslations('event.agenda')
  const paths = pathsOf(view.edition)
  const { edition, days, day, hall, halls, sessions } = view
  const hasSessions = hall ? sessions.some(({ hall_id }) => hall_id === hall.id) : sessions.length > 0
  const hasPictures = view.pictures.length > 0 && !hall
  const columns = hall ? [hall] : halls
  const grid = agendaGrid(
    hasSessions ? sessions : [],
    columns.map(({ id }) => id),
  )
  const { day: name, date } = dayNameAndDate(day, locale)
  return (
    <div className={clsx('wrap', styles.frame)}>
      {!edition.is_earlier && (
        <AgendaOfflineKeeper
          paths={offlinePaths(view, locale)}
          locale={locale}
          text={t.raw('asOf') as string}
        />
      )}
      <p className={styles.printed}>
        <InLanguage
          of={`${bilingualText(edition, 'event', locale).text}. ${name}, ${date}${hall ? `, ${bilingualText(hall, 'hall_name', locale).text}` : ''}`}
        />
      </p>
      <div className={styles.days}>
        <DayNavigation
          days={days.map((each) => ({ ...each, id: each.event_date_id, event_id: edition.id }))}
          currentNumber={day.number}
          hrefOf={({ number }) => paths.agenda(number)}
          label={t('days')}
        />
        {hasSessions && (
          <div className={styles.actions}>
            {!edition.is_earlier && (
              <FileLink
                href={localePath(locale, calendarPaths.day(day.number))}
                icon={<CalendarPlus className="icon" size={18} aria-hidden />}
              >
                {t('calendar')}
              </FileLink>
            )}
            <PrintButton label={t('print')} />
          </div>
        )}
      </div>
      {day.sessions.length > 0 && <AgendaFilters view={view} locale={locale} marks={grid.marks} />}
      <div className={clsx(styles.layout, hasSessions && hasPictures && styles.withPicture)}>
        {hasPictures && <AgendaPictures view={view} locale={locale} isAlone={!hasSessions} />}
        {hasSessions && (
          <>
            {/* A heading for screen readers. Without it a break could follow no heading, because narrow
                screens hide the hour headings above breaks. */}
            <h2 className="sr-only">
              <InLanguage of={`${name}, ${date}`} />
            </h2>
            <AgendaList edition={edition} grid={grid} halls={columns} locale={locale} />
          </>
        )}
        {!hasSessions && !hasPictures && <AgendaEmpty view={view} locale={locale} />}
      </div>
    </div>
  )
}

/**
 * Returns the agenda pages in this language to store for offline use: every day, and each hall of a day that
 * uses several.
 */
function offlinePaths({ edition, days }: AgendaView, locale: Locale): string[] {
  const paths = pathsOf(edition)
  return days.flatMap(({ number, sessions }) => {
    const halls = new Set(sessions.flatMap(({ hall_id }) => (hall_id === null ? [] : [hall_id])))
    const pages = [
      paths.agenda(number),
      ...(halls.size > 1 ? [...halls].map((hall) => paths.agenda(number, hall)) : []),
    ]
    return pages.map((path) => localePath(locale, path))
  })
}
