import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/i18n/locale'
import type { Person } from '@/lib/people/schema'
import { initialsOf } from './initials'
import styles from './people-grid.module.css'

/** People with portrait, or initials on a light relief where there is none. */
export function PeopleGrid({ people, locale }: { people: Person[]; locale: Locale }) {
  const own = (mn: string, en: string) => (locale === 'en' && en ? en : mn)
  return (
    <ul className={styles.peopleGrid}>
      {people.map((person) => {
        const name = own(person.name, person.name_en)
        const lines = [
          own(person.position, person.position_en),
          own(person.company, person.company_en),
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
