import { useTranslations } from 'next-intl'
import { JsonLd } from '@/components/site/json-ld'
import { PageTitle } from '@/components/site/page-title'
import { SectionHead } from '@/components/site/section-head'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { MoreLink } from '@/components/ui/more-link'
import { Picture } from '@/components/ui/picture'
import type { Edition, EventDay } from '@/lib/event/editions/schema'
import { speakerText, type SpeakerProfile, type SpeakerSession } from '@/lib/event/speakers/schema'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatClock, formatDate } from '@/lib/platform/i18n/format'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { type EditionPaths, pathsOf, sessionAnchor } from '@/lib/platform/site/event-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import styles from './speaker-profile.module.css'

type Props = {
  speaker: SpeakerProfile
  /** The edition of the speaker; null if this edition has no pages. */
  edition: Edition | null
  days: readonly EventDay[]
  /** The label of the edition's home. */
  home: string
  locale: Locale
}

/**
 * The page of a speaker: name and position at the top; under them the portrait on one side, biography and
 * sessions on the other.
 */
export function SpeakerProfile({ speaker, edition, days, home, locale }: Props) {
  const t = useTranslations('event.speaker')
  const paths = pathsOf(edition)
  const { name, position } = speakerText(speaker, locale)
  const about = bilingualText(speaker, 'about', locale)
  return (
    <>
      <PageTitle
        crumbs={[
          { label: home, href: paths.home },
          { label: t('title'), href: paths.speakers },
          { label: name },
        ]}
        title={name}
        lead={position}
      />
      <div className={`wrap ${styles.profile}`}>
        <Picture
          className={styles.portrait}
          url={speaker.profile_img}
          alt={name}
          sizes="(max-width: 63.99rem) 20rem, 22rem"
          priority
        />
        <div className={styles.told}>
          {about.text && (
            <section>
              <SectionHead title={t('about')} />
              <p className={styles.about} lang={langIfDifferent(about.lang, locale)}>
                {about.text}
              </p>
            </section>
          )}
          <section>
            <SectionHead title={t('sessions')} />
            {speaker.sessions.length > 0 ? (
              <Sessions sessions={speaker.sessions} days={days} locale={locale} paths={paths} />
            ) : (
              <p className="secondary">{t('noSessions')}</p>
            )}
          </section>
          <MoreLink href={paths.speakers}>{t('all')}</MoreLink>
        </div>
      </div>
      <JsonLd data={personJsonLd(speaker, locale, paths)} />
    </>
  )
}

function Sessions({
  sessions,
  days,
  locale,
  paths,
}: {
  sessions: readonly SpeakerSession[]
  days: readonly EventDay[]
  locale: Locale
  paths: EditionPaths
}) {
  return (
    <ol className={styles.sessions}>
      {sessions.map((session) => {
        const { text, lang } = bilingualText(session, 'title', locale)
        const day = days.find(({ event_date }) => event_date === session.event_date)
        const hall = bilingualText(
          { name: session.hall_name, name_en: session.hall_name_en },
          'name',
          locale,
        ).text
        const times = `${formatClock(session.starts_minutes)}–${formatClock(session.ends_minutes)}`
        const title = <span lang={langIfDifferent(lang, locale)}>{text}</span>
        return (
          <li key={session.id}>
            <h3 className="h4">
              {day ? (
                <AppLink href={`${paths.agenda(day.number)}#${sessionAnchor(session.id)}`}>{title}</AppLink>
              ) : (
                title
              )}
            </h3>
            <p className="num secondary">
              <InLanguage
                of={[formatDate(session.event_date, locale), times, hall].filter(Boolean).join(', ')}
              />
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** Structured data of the speaker for search engines. */
function personJsonLd(speaker: SpeakerProfile, locale: Locale, paths: EditionPaths): Record<string, unknown> {
  const { name, position } = speakerText(speaker, locale)
  const about = bilingualText(speaker, 'about', locale).text
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: position,
    image: absoluteUrl(speaker.profile_img),
    url: absoluteUrl(localePath(locale, paths.speaker(speaker.id))),
    ...(about ? { description: about } : {}),
  }
}
