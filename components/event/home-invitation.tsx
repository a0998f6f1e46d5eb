import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import { MoreLink } from '@/components/ui/more-link'
import type { EditionWithDays } from '@/lib/event/editions/schema'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { DayColumn } from './day-column'
import styles from './home-invitation.module.css'

/** The invitation of the edition and the link to register, with the days of the edition beside them. */
export function HomeInvitation({
  live: { edition, days },
  isOver,
}: {
  live: EditionWithDays
  isOver: boolean
}) {
  const t = useTranslations('event.home')
  const locale = useLocale()
  const { text, lang } = bilingualText(edition, 'invitation', locale)
  const paragraphs = text.split(/\n+/).filter((part) => part.trim() !== '')
  return (
    <section className={clsx('section', styles.band)}>
      <div className={clsx('wrap', styles.columns)}>
        <div>
          <h2 className="h1">{t(isOver ? 'pastInvitation' : 'invitation')}</h2>
          {paragraphs.map((paragraph, at) => (
            <p
              key={at}
              className={at === 0 ? clsx('lead', styles.lead) : styles.more}
              lang={langIfDifferent(lang, locale)}
            >
              {paragraph}
            </p>
          ))}
          <p className={styles.signed}>{t('signed')}</p>
          <MoreLink href={eventPaths.register}>{t(isOver ? 'nextEdition' : 'register')}</MoreLink>
        </div>
        <DayColumn days={days} paths={eventPaths} label={t('days')} />
      </div>
    </section>
  )
}
