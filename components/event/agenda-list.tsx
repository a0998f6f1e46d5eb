import { clsx } from 'clsx'
import { CalendarPlus, Star } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { IconDrawing } from '@/components/ui/repeated-icon'
import { type AgendaGrid, gridLineName } from '@/lib/event/agenda/grid'
import type { Edition } from '@/lib/event/editions/schema'
import type { AgendaHall, Session } from '@/lib/event/agenda/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatClock } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { SessionCard } from './session-card'
import { calendarId, starId } from './session-details'
import styles from './agenda-list.module.css'

/** The id by which the tools above the sessions (search, filters, current time) find the list. */
export const agendaListId = 'agenda'
/** The most columns that fit side by side; an agenda with more is a list on every screen. */
const columnsMax = 6

type Props = { edition: Edition; grid: AgendaGrid<Session>; halls: readonly AgendaHall[]; locale: Locale }

/**
 * The sessions of a day in chronological order, as a list. Windows at least 64rem wide show a grid with the
 * halls side by side, if it has several columns and at most `columnsMax`.
 */
export function AgendaList({ edition, grid, halls, locale }: Props) {
  const isGrid = grid.columns.length > 1 && grid.columns.length <= columnsMax
  return (
    <>
      {!edition.is_earlier && <IconDrawing id={starId} icon={Star} fill="inherit" />}
      {!edition.is_earlier && <IconDrawing id={calendarId} icon={CalendarPlus} />}
      <ol
        id={agendaListId}
        className={styles.agenda}
        style={{ '--columns': grid.columns.length, '--rows': `[head] auto ${grid.rows}` } as CSSProperties}
        data-grid={isGrid || undefined}
      >
        {isGrid && <HallHeadings columns={grid.columns} halls={halls} locale={locale} />}
        {/* The line of the current time: `useAgendaProgressAndMinutes` shows, places and moves it. */}
        <li className={styles.now} data-now-line="" aria-hidden hidden>
          <b />
        </li>
        {grid.groups.flatMap(({ starts_minutes, placements }) => [
          <li
            key={`at-${starts_minutes}`}
            className={clsx(
              styles.time,
              placements.every(({ session }) => session.kind === 'break') && styles.ofBreak,
            )}
            style={{ '--at': gridLineName(starts_minutes) } as CSSProperties}
            data-time=""
          >
            <h2>{formatClock(starts_minutes)}</h2>
          </li>,
          ...placements.map(({ session, column }) => (
            <SessionCard key={session.id} {...{ edition, session, column, isGrid, locale }} />
          )),
        ])}
      </ol>
    </>
  )
}

/** The headings of the columns: a hall with its seats or, for sessions without a hall, a general text. */
function HallHeadings({
  columns,
  halls,
  locale,
}: { columns: AgendaGrid<Session>['columns'] } & Omit<Props, 'grid' | 'edition'>) {
  const t = useTranslations('event.agenda')
  return columns.map((id, at) => {
    const hall = halls.find((each) => each.id === id)
    const name = hall && bilingualText(hall, 'hall_name', locale)
    return (
      <li key={at} className={styles.hall} style={{ gridColumn: at + 2 }}>
        <span lang={name && name.lang !== locale ? name.lang : undefined}>
          {name?.text ?? t('everybody')}
        </span>
        <small className="num">{hall?.seats ? t('seats', { seats: hall.seats }) : '\u00a0'}</small>
      </li>
    )
  })
}
