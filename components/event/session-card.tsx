import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { RepeatedIcon } from '@/components/ui/repeated-icon'
import { type Placement, gridLineName } from '@/lib/event/agenda/grid'
import { sessionAnchor } from '@/lib/platform/site/event-paths'
import type { Session } from '@/lib/event/agenda/schema'
import type { Edition } from '@/lib/event/editions/schema'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { SessionDetails, sessionTitleId, starId } from './session-details'
import styles from './session-card.module.css'

type Props = Placement<Session> & { edition: Edition; isGrid: boolean; locale: Locale }

const gridPlacementStyle = (session: Session, column: Placement<Session>['column'], isGrid: boolean) =>
  ({
    '--from': gridLineName(session.starts_minutes),
    '--to': gridLineName(session.ends_minutes),
    ...(isGrid && column !== 'across' ? { '--column': column + 1 } : {}),
  }) as CSSProperties

/** A session: its time, place and speakers. Except for a break, a press on the title shows the details. */
export function SessionCard({ edition, session, column, isGrid, locale }: Props) {
  const t = useTranslations('event.agenda')
  const title = bilingualText(session, 'title', locale)
  const isBreak = session.kind === 'break'
  const isAcross = column === 'across'
  const isTitled = session.kind !== 'talk' && !isBreak && session.kind !== 'ceremony'
  return (
    <li
      id={sessionAnchor(session.id)}
      className={clsx(styles.session, isBreak && styles.break, isAcross && styles.across)}
      style={gridPlacementStyle(session, column, isGrid)}
      data-session={session.id}
      data-from={session.starts_minutes}
      data-to={session.ends_minutes}
      data-across={isAcross || isBreak || undefined}
    >
      {!isBreak && !edition.is_earlier && (
        <button
          id={`star-${session.id}`}
          type="button"
          className={styles.star}
          data-star=""
          aria-pressed="false"
          aria-label={t('addStar')}
          aria-labelledby={`star-${session.id} ${sessionTitleId(session.id)}`}
        >
          <RepeatedIcon id={starId} size={20} />
        </button>
      )}
      <p className={styles.facts}>
        <time dateTime={session.start_time}>
          {session.start_time}–{session.end_time}
        </time>
        <HallName session={session} locale={locale} />
        {isTitled && <span className={styles.kind}>{t(`kinds.${session.kind}`)}</span>}
        <span className={styles.live}>{t('now')}</span>
      </p>
      <SessionDetails {...{ edition, session, locale, title }} />
    </li>
  )
}

/** The name of the hall. The grid shows it only for a session that spans the columns of all halls. */
function HallName({ session, locale }: { session: Session; locale: Locale }) {
  const { text, lang } = bilingualText(session, 'hall_name', locale)
  if (text === '') return null
  return (
    <span className={styles.hall} lang={langIfDifferent(lang, locale)}>
      {text}
    </span>
  )
}
