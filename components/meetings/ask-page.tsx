'use client'

import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { Alert } from '@/components/ui/alert'
import { AppLink } from '@/components/ui/app-link'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { EmptyState } from '@/components/ui/states'
import type { AskablePerson } from '@/lib/meetings/participants/schema'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { useNumberInPath } from './address'
import { MeetingRequestForm } from './ask-form'
import styles from './ask-page.module.css'
import { useRead } from './meeting-calls'
import { QueryContent, NotFoundState, MeetingPageLayout } from './page-frame'
import { PersonInitials, PersonName } from './person-mark'
import { hourInWords } from './meeting-dates'

/** The page on which a participant requests a meeting: an hour when both sides are free, and a purpose. */
export function MeetingRequestPage() {
  const t = useTranslations('meetings')
  const id = useNumberInPath()
  const query = useRead('GET /client/yellow-page/meetings/person', { id: id ?? 0 }, { enabled: id !== null })
  return (
    <MeetingPageLayout>
      <Breadcrumbs
        crumbs={[{ label: t('pages.people'), href: meetingPaths.people() }, { label: t('pages.ask') }]}
      />
      {id === null ? (
        <NotFoundState />
      ) : (
        <QueryContent query={query}>
          {(answer) => <PersonWithRequestForm key={id} {...answer} />}
        </QueryContent>
      )}
    </MeetingPageLayout>
  )
}

function PersonWithRequestForm({ person, days }: AskablePerson) {
  const t = useTranslations('meetings')
  const isFree = days.some(({ free }) => free > 0)
  const mayAsk = person.relation === 'none' || person.relation === 'meeting'
  return (
    <>
      <div className={styles.to}>
        <PersonInitials person={person} large />
        <div>
          <h1>
            <PersonName person={person} />
          </h1>
          <p>{t(`types.${person.user_type}`)}</p>
          {person.languages.length > 0 && (
            <p>
              {t('ask.speaks', {
                languages: person.languages.map((each) => t(`languages.${each}`)).join(', '),
              })}
            </p>
          )}
        </div>
      </div>
      <ExistingMeetingAlert person={person} />
      {mayAsk && !isFree && <EmptyState title={t('ask.empty')} hint={t('ask.emptyHint')} />}
      {mayAsk && isFree && <MeetingRequestForm person={person} days={days} />}
    </>
  )
}

/**
 * Says that the reader and this person already have a meeting or a request. While a request waits for an
 * answer, neither person can send a second request.
 */
function ExistingMeetingAlert({ person: { relation, meeting } }: Pick<AskablePerson, 'person'>) {
  const t = useTranslations('meetings.ask')
  const locale = usePageLanguage()
  if (relation === 'none' || !meeting) return null
  return (
    <Alert kind={relation === 'meeting' ? 'info' : 'warning'} className={styles.relation}>
      {t(`relation.${relation}`, { when: hourInWords(meeting, locale) })}{' '}
      <AppLink href={meetingPaths.meeting(meeting.id)}>{t('open')}</AppLink>
    </Alert>
  )
}
