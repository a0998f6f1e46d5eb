import { CalendarPlus, Mail, QrCode } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { getEditionState, isEditionOver } from '@/lib/event/editions/queries'
import type { Edition, EventDay } from '@/lib/event/editions/schema'
import { countriesFor } from '@/lib/event/registrations/countries'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { EditionStateText } from './edition-state'
import { EventCard } from './event-card'
import { passFacts } from './pass-facts'
import styles from './register-desk.module.css'
import { RegistrationOver } from './register-over'
import { registrationTexts } from './registration-texts'
import { RegistrationForm } from './registration-form'

type Props = { edition: Edition; days: EventDay[]; locale: Locale }

/**
 * The registration form of the live edition, with facts about the edition beside it. Once the edition is
 * over, a note replaces the form.
 */
export async function RegistrationSection({ edition, days, locale }: Props) {
  if (await isEditionOver(edition.id))
    return <RegistrationOver edition={edition} days={days} locale={locale} />
  const [state, t] = await Promise.all([getEditionState(edition.id), getTranslations('event.register')])
  const facts = passFacts({ edition, days }, locale)
  const notes = [
    ['qr', QrCode],
    ['calendar', CalendarPlus],
    ['mail', Mail],
  ] as const
  return (
    <div className={`wrap ${styles.registerDesk}`}>
      <div className={styles.main}>
        <noscript>
          <p>{t('needsScripts')}</p>
        </noscript>
        <RegistrationForm
          locale={locale}
          countries={countriesFor(locale)}
          facts={facts}
          texts={await registrationTexts()}
        />
      </div>
      <aside>
        <EventCard
          name={bilingualText(edition, 'event', locale)}
          state={<EditionStateText state={state} />}
          facts={[
            { label: t('when'), text: facts.daysInWords },
            { label: t('where'), text: facts.place },
          ]}
          image={edition.image}
          locale={locale}
        />
        <ul className={styles.notes}>
          {notes.map(([note, Icon]) => (
            <li key={note}>
              <Icon className="icon" size={20} aria-hidden />
              <span>{t(`notes.${note}`)}</span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
