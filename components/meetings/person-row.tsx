import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { Button, LinkButton } from '@/components/ui/button'
import { ScreenReaderText } from '@/components/ui/hidden-name'
import { nameIn } from '@/lib/platform/i18n/names'
import type { ListedPerson } from '@/lib/meetings/participants/schema'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { PersonLink, PersonInitials } from './person-mark'
import styles from './person-row.module.css'
import { hourInWords } from './meeting-dates'

/**
 * Shows a participant of the list, with a button for the next action. Also shows their meeting or request
 * with the reader or, without one, the number of hours at which both people are free.
 */
export function PersonRow({ person, hourId }: { person: ListedPerson; hourId: number | undefined }) {
  const t = useTranslations('meetings')
  return (
    <li className={styles.row}>
      <PersonInitials person={person} />
      <div>
        <h2>
          <PersonLink person={person} hourId={hourId} />
        </h2>
        <p>
          {t(`types.${person.user_type}`)}
          <br />
          <b className="num">
            <PersonRelation person={person} />
          </b>
        </p>
      </div>
      <NextStepButton person={person} hourId={hourId} />
    </li>
  )
}

function PersonRelation({ person: { relation, meeting, free } }: { person: ListedPerson }) {
  const t = useTranslations('meetings.people')
  const locale = usePageLanguage()
  if (relation === 'meeting' && meeting) return t('meeting', { when: hourInWords(meeting, locale) })
  if (relation === 'answer' || relation === 'waiting') return t(relation)
  return free > 0 ? t('free', { count: free }) : t('none')
}

function NextStepButton({ person, hourId }: { person: ListedPerson; hourId: number | undefined }) {
  const t = useTranslations('meetings.people')
  const { id, relation, meeting, free } = person
  const name = <ScreenReaderText of={nameIn(person, usePageLanguage())} />
  if (meeting) {
    const label = t(relation === 'answer' ? 'reply' : 'view')
    return (
      <LinkButton
        variant={relation === 'answer' ? 'fill' : 'outline'}
        small
        href={meetingPaths.meeting(meeting.id)}
      >
        {label}
        {name}
      </LinkButton>
    )
  }
  const label = t('ask')
  if (free === 0)
    return (
      <Button variant="quiet" small disabled>
        {label}
        {name}
      </Button>
    )
  return (
    <LinkButton variant="quiet" small href={meetingPaths.person(id, hourId)}>
      {label}
      {name}
    </LinkButton>
  )
}
