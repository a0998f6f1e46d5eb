import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import { ContourBackground } from '@/components/site/contour'
import { LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { placeAndDatesText } from '@/lib/event/editions/line'
import type { EditionWithDays } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { eventPaths } from '@/lib/platform/site/event-paths'
import styles from './archive-hero.module.css'

/** The top of the archived home: name, dates, place and invitation of the edition; a link to the event. */
export async function ArchiveHero({
  datedEdition,
  locale,
}: {
  datedEdition: EditionWithDays | null
  locale: Locale
}) {
  const t = await getTranslations('event.archive')
  const name = datedEdition
    ? bilingualText(datedEdition.edition, 'event', locale)
    : { text: t('name'), lang: locale }
  const lead = datedEdition && bilingualText(datedEdition.edition, 'invitation', locale)
  return (
    <ContourBackground as="section" className={styles.hero}>
      <div className="wrap">
        {datedEdition && (
          <p className={clsx('num', styles.line)}>
            <InLanguage of={placeAndDatesText(datedEdition, locale)} />
          </p>
        )}
        <h1 lang={name.lang}>{name.text}</h1>
        {lead?.text && (
          <p className={clsx('lead', styles.lead)} lang={lead.lang}>
            {lead.text}
          </p>
        )}
        <LinkButton href={eventPaths.home} variant="onDark">
          {t('current')}
        </LinkButton>
      </div>
    </ContourBackground>
  )
}
