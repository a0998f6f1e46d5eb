import { getTranslations } from 'next-intl/server'
import { PageBody } from '@/components/site/page-body'
import { LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { EmptyState } from '@/components/ui/states'
import { blogPath } from '@/lib/content/news/blog-key'
import { defaultCategoryCid } from '@/lib/content/news/schema'
import { placeAndDatesText } from '@/lib/event/editions/line'
import { getNextEdition } from '@/lib/event/editions/queries'
import type { Edition, EventDay } from '@/lib/event/editions/schema'
import { formatEventDays } from '@/lib/event/registrations/mail'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'

type Props = { edition: Edition; days: readonly EventDay[]; locale: Locale }

/**
 * Replaces the registration form once the edition is over, with the days of the next one if these are known, and
 * the news of the association, which announce it.
 */
export async function RegistrationOver({ edition, days, locale }: Props) {
  const [next, t] = await Promise.all([getNextEdition(edition), getTranslations('event.register.over')])
  const event = bilingualText(edition, 'event', locale).text
  return (
    <PageBody>
      <EmptyState
        title={t('title')}
        hint={
          <>
            <InLanguage of={t('hint', { event, days: formatEventDays(days, locale) })} />{' '}
            {next ? (
              <InLanguage
                of={t('next', {
                  event: bilingualText(next.edition, 'event', locale).text,
                  line: placeAndDatesText(next, locale),
                })}
              />
            ) : (
              t('unknown')
            )}
          </>
        }
        action={
          <LinkButton variant="outline" href={blogPath(defaultCategoryCid)}>
            {t('news')}
          </LinkButton>
        }
      />
    </PageBody>
  )
}
