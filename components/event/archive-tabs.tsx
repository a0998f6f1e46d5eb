import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { LinkTabs } from '@/components/ui/link-tabs'
import { EmptyState } from '@/components/ui/states'
import { getLiveEdition } from '@/lib/event/editions/queries'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { eventPaths } from '@/lib/platform/site/event-paths'
import styles from './archive-tabs.module.css'
import { RegistrationSection } from './register-desk'

export type ArchiveTab = 'agenda' | 'registration'

/**
 * The tabs «programme» and «registration», each with a separate address. The archived programme no longer
 * exists, so its tab shows a link to the current agenda.
 */
export async function ArchiveTabs({ current, locale }: { current: ArchiveTab; locale: Locale }) {
  const t = await getTranslations('event.archive')
  const tabs = [
    { name: 'agenda', label: t('agenda'), href: localePath(locale, eventPaths.archive) },
    {
      name: 'registration',
      label: t('registration'),
      href: localePath(locale, eventPaths.archiveRegistration),
    },
  ]
  return (
    <section className={styles.tabs}>
      <div className="wrap">
        <LinkTabs label={t('tabs')} tabs={tabs} current={current} />
      </div>
      {current === 'registration' ? <ArchiveLiveRegistration locale={locale} /> : <NoArchivedAgenda />}
    </section>
  )
}

async function NoArchivedAgenda() {
  const t = await getTranslations('event.archive')
  return (
    <div className="wrap">
      <EmptyState
        title={t('agendaEmpty')}
        action={
          <LinkButton variant="quiet" href={eventPaths.agenda()}>
            {t('agendaNow')}
          </LinkButton>
        }
      />
    </div>
  )
}

/**
 * Shows the registration for the live edition, because the registration for the archived edition is
 * over. While no edition is live, it says that registration is closed.
 */
export async function ArchiveLiveRegistration({ locale }: { locale: Locale }) {
  const [t, live] = await Promise.all([getTranslations('event.archive'), getLiveEdition()])
  if (!live)
    return (
      <div className="wrap">
        <EmptyState title={t('registrationClosed')} />
      </div>
    )
  const event = bilingualText(live.edition, 'event', locale).text
  return (
    <>
      <p className={`wrap ${styles.note}`}>
        <InLanguage of={t('registrationNote', { event })} />
      </p>
      <RegistrationSection {...live} locale={locale} />
    </>
  )
}
