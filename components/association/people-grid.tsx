import { clsx } from 'clsx'
import { usePageLanguage } from '#page-language'
import { Picture } from '@/components/ui/picture'
import { bilingual } from '@/lib/i18n/bilingual'
import type { Person } from '@/lib/people/schema'
import { initialsOf } from '@/components/site/initials'
import styles from './people-grid.module.css'

/** People with portrait, or initials on a light relief where there is none. */
export function PeopleGrid({ people }: { people: Person[] }) {
  const locale = usePageLanguage()
  return (
    <ul className={styles.peopleGrid}>
      {people.map((person) => {
        const name = bilingual(person, 'name', locale).text
        const lines = [
          bilingual(person, 'position', locale).text,
          bilingual(person, 'company', locale).text,
          person.years_of_work,
        ].filter(Boolean)
        return (
          <li key={person.id} className={styles.person}>
            {person.profile ? (
              <Picture url={person.profile} alt="" sizes="6rem" className={styles.portrait} />
            ) : (
              <span className={clsx(styles.portrait, styles.initials)} aria-hidden>
                {initialsOf(name)}
              </span>
            )}
            <div>
              <h3 className="h4">{name}</h3>
              {lines.map((line) => (
                <p key={line} className="num">
                  {line}
                </p>
              ))}
              {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
