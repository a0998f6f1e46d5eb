import { useTranslations } from 'next-intl'
import { PageBody } from '@/components/site/page-body'
import { LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { EmptyState } from '@/components/ui/states'
import type { Edition, EventDay } from '@/lib/event/editions/schema'
import { formatEventDays } from '@/lib/event/registrations/mail'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { eventPaths } from '@/lib/platform/site/event-paths'

type Props = { edition: Edition; days: readonly EventDay[]; locale: Locale }

/** Replaces the registration form once the edition is over. */
export function RegistrationOver({ edition, days, locale }: Props) {
  const t = useTranslations('event.register.over')
  const event = bilingualText(edition, 'event', locale).text
  return (
    <PageBody>
      <EmptyState
        title={t('title')}
        hint={<InLanguage of={t('hint', { event, days: formatEventDays(days, locale) })} />}
        action={
          <LinkButton variant="outline" href={eventPaths.contact}>
            {t('contact')}
          </LinkButton>
        }
      />
    </PageBody>
  )
}
