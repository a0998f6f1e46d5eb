import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { formatDate } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn } from '@/lib/platform/i18n/names'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import type { OpenTasks } from '@/lib/sites/member-year/schema'
import type { AssessmentTexts } from '../texts'
import styles from './open-task-list.module.css'

type Texts = AssessmentTexts['year']['open']
type Task = { key: string; title: string; note?: string; href: string; action: string }

/** Lists the tasks of a member, those with a last day first. */
function tasksOf(
  { asked, assessment, listings, meetings, registration }: OpenTasks,
  locale: Locale,
  texts: Texts,
) {
  const dateText = (text: string, iso: string) => fillPlaceholders(text, { date: formatDate(iso, locale) })
  const tasks: Task[] = asked.map(({ year, count, due_on }) => ({
    key: `asked ${year}`,
    title: fillPlaceholders(texts.asked, { year, count }),
    note: dateText(texts.askedUntil, due_on),
    href: associationPaths.memberAssessment,
    action: texts.askedAction,
  }))
  if (meetings)
    tasks.push({
      key: 'meetings',
      title: fillPlaceholders(texts.meetings, { count: meetings.count }),
      note: dateText(texts.meetingsUntil, meetings.answer_by),
      href: meetingPaths.requests,
      action: texts.meetingsAction,
    })
  if (assessment)
    tasks.push({
      key: 'assessment',
      title: fillPlaceholders(texts.assessment[assessment.state], { year: assessment.year }),
      href: associationPaths.memberAssessment,
      action: texts.assessmentAction[assessment.state],
    })
  for (const { id, asked_at, ...names } of listings)
    tasks.push({
      key: `listing ${id}`,
      title: fillPlaceholders(texts.listing, { name: nameIn(names, locale).text }),
      note: dateText(texts.listingSince, asked_at),
      href: directoryPaths.owner,
      action: texts.listingAction,
    })
  if (registration)
    tasks.push({
      key: 'registration',
      title: fillPlaceholders(texts.registration, {
        event: bilingualText(registration, 'event', locale).text,
      }),
      ...(registration.begins_on && { note: dateText(texts.registrationBegins, registration.begins_on) }),
      href: eventPaths.register,
      action: texts.registrationAction,
    })
  return tasks
}

/** What a member has left to do, each with a link to where it is done. */
export function OpenTaskList({
  open,
  locale,
  texts,
}: {
  open: OpenTasks
  locale: Locale
  texts: Texts
}): ReactNode {
  const tasks = tasksOf(open, locale, texts)
  if (tasks.length === 0) return <p className="secondary">{texts.none}</p>
  return (
    <ul className={styles.tasks}>
      {tasks.map(({ key, title, note, href, action }) => (
        <li key={key}>
          <div>
            <b>
              <InLanguage of={title} />
            </b>
            {note && <p className="small secondary">{note}</p>}
          </div>
          <LinkButton variant="outline" small href={href} aria-label={`${action}: ${title}`}>
            {action}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
