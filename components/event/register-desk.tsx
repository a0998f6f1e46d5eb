import { CalendarPlus, Mail, QrCode } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { isEditionOver } from '@/lib/event/editions/queries'
import type { Edition, EventDay } from '@/lib/event/editions/schema'
import { countriesFor } from '@/lib/event/registrations/countries'
import { daysInWords, placeInWords } from '@/lib/event/registrations/mail'
import { bilingual } from '@/lib/i18n/bilingual'
import { localePath, type Locale } from '@/lib/i18n/locale'
import { eventPaths } from '@/lib/site/event-paths'
import { dayRock } from './day-buttons'
import { EventCard } from './event-card'
import styles from './register-desk.module.css'
import { RegisterOver } from './register-over'
import { registrationTexts } from './registration-texts'
import { RegistrationForm } from './registration-form'

type Props = { edition: Edition; days: readonly EventDay[]; locale: Locale }

/** The form of the live edition, with what one registers for beside it. */
export async function RegisterDesk({ edition, days, locale }: Props) {
  if (await isEditionOver(edition.id)) return <RegisterOver edition={edition} days={days} locale={locale} />
  const t = await getTranslations('event.register')
  const place = placeInWords(edition, locale)
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
          facts={{
            rocks: days.map(({ number }) => dayRock(number)),
            daysInWords: daysInWords(days, locale),
            place,
            calendarHref: localePath(locale, `${eventPaths.register}/event.ics`),
          }}
          texts={await registrationTexts()}
        />
      </div>
      <aside>
        <EventCard
          name={bilingual(edition, 'event', locale)}
          facts={[
            { label: t('when'), text: daysInWords(days, locale) },
            { label: t('where'), text: place },
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
