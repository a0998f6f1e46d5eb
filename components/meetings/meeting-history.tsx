import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { AppLink } from '@/components/ui/app-link'
import { formatDayMonth, formatInputDateTime } from '@/lib/platform/i18n/format'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { nameIn } from '@/lib/platform/i18n/names'
import type { OwnMeetingInFull } from '@/lib/meetings/participants/schema'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import styles from './meeting-history.module.css'
import { hourInWords } from './meeting-dates'

/** The history of a meeting: for each step its time, a sentence, and the message sent with it. */
export function MeetingHistory({ meeting: { history, other } }: { meeting: OwnMeetingInFull }) {
  const t = useTranslations('meetings.history')
  const locale = usePageLanguage()
  const { text: name, lang } = nameIn(other, locale)
  return (
    <ol className={styles.history}>
      {history.map(({ kind, by, meeting_date, meeting_time, note, created_at }) => {
        const when = meeting_date && meeting_time ? hourInWords({ meeting_date, meeting_time }, locale) : ''
        return (
          <li key={`${created_at} ${kind}`}>
            <span className="num">
              {formatDayMonth(created_at, locale)}, {formatInputDateTime(created_at).slice(11)}
            </span>
            <span>
              {t.rich(`${kind}.${by ?? 'staff'}`, {
                ...{ name, when },
                person: (children) => (
                  <AppLink href={meetingPaths.person(other.id)} lang={langIfDifferent(lang, locale)}>
                    {children}
                  </AppLink>
                ),
              })}
              {note && <q>{note}</q>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
