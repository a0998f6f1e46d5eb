import { Mail } from 'lucide-react'
import { usePageLanguage } from '#page-language'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Person } from '@/lib/content/people/schema'
import { Portrait } from './portrait'
import styles from './people-grid.module.css'

/** People with their portraits, or with their initials on a light relief pattern. */
export function PeopleGrid({ people }: { people: Person[] }) {
  const locale = usePageLanguage()
  return (
    <ul className={styles.peopleGrid}>
      {people.map((person) => {
        const name = bilingualText(person, 'name', locale)
        const lines = [
          bilingualText(person, 'position', locale),
          bilingualText(person, 'company', locale),
          { text: person.years_of_work, lang: locale },
        ].filter(({ text }) => text)
        return (
          <li key={person.id} className={styles.person}>
            <Portrait name={name.text} picture={person.profile} className={styles.portrait} />
            <div>
              <h3 className="h4" lang={langIfDifferent(name.lang, locale)}>
                {name.text}
              </h3>
              {lines.map(({ text, lang }) => (
                <p key={text} className="num" lang={langIfDifferent(lang, locale)}>
                  {text}
                </p>
              ))}
              {person.email && (
                <a href={`mailto:${person.email}`}>
                  <Mail className="icon" size={16} aria-hidden />
                  <span>{person.email}</span>
                </a>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
