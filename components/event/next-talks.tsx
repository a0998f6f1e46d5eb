import { clsx } from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { SectionHead } from '@/components/site/section-head'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { MoreLink } from '@/components/ui/more-link'
import { getNextTalks } from '@/lib/event/agenda/queries'
import type { Edition } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { eventPaths, sessionAnchor } from '@/lib/platform/site/event-paths'
import styles from './next-talks.module.css'

/** What runs in each hall of the live edition or comes next there. Renders nothing when no session is left. */
export async function NextTalksSection({ edition }: { edition: Edition }) {
  const [next, locale, t] = await Promise.all([
    getNextTalks(edition.id),
    getLocale(),
    getTranslations('event.nextTalks'),
  ])
  if (!next) return null
  const agenda = eventPaths.agenda(next.day.number)
  const day = bilingualText(next.day, 'day', locale).text
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={next.isToday ? t('title') : <InLanguage of={t('nextDay', { day })} />}
          aside={<MoreLink href={agenda}>{t('all')}</MoreLink>}
        />
        <ol className={styles.talks}>
          {next.talks.map((talk) => (
            <li key={talk.id} className={clsx(talk.isRunning && styles.running)}>
              <p className="num">
                <time dateTime={talk.start_time}>
                  {talk.start_time}–{talk.end_time}
                </time>
                {talk.isRunning && <b>{t('now')}</b>}
              </p>
              <AppLink href={`${agenda}#${sessionAnchor(talk.id)}`}>
                <InLanguage of={bilingualText(talk, 'title', locale)} />
              </AppLink>
              <p>
                {talk.hall_id === null ? (
                  t('everybody')
                ) : (
                  <InLanguage of={bilingualText(talk, 'hall_name', locale)} />
                )}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
