import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { FileLink } from '@/components/ui/more-link'
import { RepeatedIcon } from '@/components/ui/repeated-icon'
import { calendarPaths } from '@/lib/event/agenda/paths'
import type { Session } from '@/lib/event/agenda/schema'
import type { Edition } from '@/lib/event/editions/schema'
import { sessionSpeakers } from '@/lib/event/agenda/speakers'
import { langIfDifferent, bilingualText, type TextWithLang } from '@/lib/platform/i18n/bilingual'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { pathsOf } from '@/lib/platform/site/event-paths'
import styles from './session-details.module.css'

type Props = { edition: Edition; session: Session; locale: Locale; title: TextWithLang }

/** The ids of the drawings of the icons that sessions repeat. */
export const starId = 'icon-star'
export const calendarId = 'icon-calendar'

/** The id of a session's title, which also labels the session's star button. */
export const sessionTitleId = (id: number): string => `session-title-${id}`

/**
 * The title and the speakers of a session; a press on the title shows its summary, links to the speakers and,
 * for the live edition, the calendar file. A break shows its summary at once.
 */
export function SessionDetails({ edition, session, locale, title }: Props) {
  const speakers = sessionSpeakers(session, locale)
  const isBreak = session.kind === 'break'
  if (isBreak) {
    const { text, lang } = bilingualText(session, 'summary', locale)
    return (
      <>
        <h3 className={styles.title}>
          <InLanguage of={title} />
        </h3>
        {text && <p lang={langIfDifferent(lang, locale)}>{text}</p>}
      </>
    )
  }
  return (
    <>
      <details className={styles.details}>
        <summary>
          <h3 id={sessionTitleId(session.id)} className={styles.title}>
            <InLanguage of={title} />
          </h3>
        </summary>
        <DetailsContent edition={edition} session={session} locale={locale} />
      </details>
      {speakers.length > 0 && (
        <p className={styles.speakers}>
          {speakers.map((speaker, at) => (
            <Fragment key={at}>
              {at > 0 && ', '}
              <InLanguage of={speaker} />
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}

function DetailsContent({ edition, session, locale }: Omit<Props, 'title'>) {
  const t = useTranslations('event.agenda')
  const { text, lang } = bilingualText(session, 'summary', locale)
  return (
    <div className={styles.more}>
      {text && <p lang={langIfDifferent(lang, locale)}>{text}</p>}
      {session.presenters.length > 0 && (
        <ul>
          {session.presenters.map((speaker) => {
            const name = bilingualText(speaker, 'name', locale)
            return (
              <li key={speaker.id}>
                <AppLink
                  href={pathsOf(edition).speaker(speaker.id)}
                  lang={langIfDifferent(name.lang, locale)}
                >
                  {name.text}
                </AppLink>
              </li>
            )
          })}
        </ul>
      )}
      {!edition.is_earlier && (
        <FileLink
          href={localePath(locale, calendarPaths.session(session.id))}
          icon={<RepeatedIcon id={calendarId} size={18} />}
        >
          {t('calendarSession')}
        </FileLink>
      )}
    </div>
  )
}
