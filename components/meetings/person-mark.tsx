import { clsx } from 'clsx'
import { usePageLanguage } from '#page-language'
import { initialsOf } from '@/components/site/initials'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { nameIn } from '@/lib/platform/i18n/names'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import styles from './person-mark.module.css'

type PersonNames = { name: string; name_en: string }

/** The initials of a person on a tile. */
export function PersonInitials({ person, large }: { person: PersonNames; large?: boolean }) {
  const { text } = nameIn(person, usePageLanguage())
  return (
    <span className={clsx(styles.mark, large && styles.large)} aria-hidden>
      <InLanguage of={initialsOf(text)} />
    </span>
  )
}

/** A person's name in the reader's language, otherwise in the other language with a `lang` attribute. */
export function PersonName({ person }: { person: PersonNames }) {
  const locale = usePageLanguage()
  const { text, lang } = nameIn(person, locale)
  return <span lang={langIfDifferent(lang, locale)}>{text}</span>
}

/**
 * A link to the page of a participant, with the name in the reader's language.
 * @param hourId the hour at which the reader wants to meet them
 */
export function PersonLink({
  person,
  hourId,
}: {
  person: PersonNames & { id: number }
  hourId?: number | undefined
}) {
  return (
    <AppLink className={styles.link} href={meetingPaths.person(person.id, hourId)}>
      <PersonName person={person} />
    </AppLink>
  )
}
